import 'server-only';
import { createHash } from 'node:crypto';
import { SESSION_MS, type Session } from './session';

/** A session that begins now. The e-mail only names the customer, whatever its letters' case. */
export function newSession(token: string, email: string): Session {
  const customer = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  return { token, customer, expiresAt: Date.now() + SESSION_MS };
}
