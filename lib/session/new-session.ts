import 'server-only';
import { createHash } from 'node:crypto';
import { SESSION_MS, type Session } from './session';

/** Tells customers apart without saying who they are, whatever the case of an e-mail's letters. */
export function customerOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** A session that begins now. */
export function newSession(token: string, email: string): Session {
  return { token, customer: customerOf(email), expiresAt: Date.now() + SESSION_MS };
}
