import 'server-only';
import { createHash } from 'node:crypto';
import type { SessionState } from '@/lib/contract/session';
import { env } from '@/lib/env';

/** Who is logged in, as it lies in the sealed cookie and nowhere else. */
export type Session = {
  /** The product API's bearer token. */
  token: string;
  /** 24 hours after the login, in milliseconds; never put off (spec §9). */
  expiresAt: number;
  /** A hash of the e-mail (`customerOf`): the same customer at each login, without saying who it is. */
  customer: string;
  /** The last order made here and the token of its payment (contract, Transactions). */
  lastOrder?: { orderId: string; snapToken: string };
};

/**
 * On https the `__Host-` prefix: a browser takes it from this very host alone, so no neighbour under the same domain can
 * plant a session of its own.
 */
export const SESSION_COOKIE = env.SITE_URL.startsWith('https:') ? '__Host-segara_session' : 'segara_session';

/** Session lifetime: 24 hours in milliseconds (spec §9). */
export const SESSION_MS = 86_400_000;

/** A pseudonym for a customer, the same however the e-mail is written. */
export function customerOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** A session that begins now. */
export function newSession(token: string, email: string): Session {
  return { token, customer: customerOf(email), expiresAt: Date.now() + SESSION_MS };
}

/** What the browser may know of a session. */
export function sessionState(session: Session | undefined): SessionState {
  if (!session) return { loggedIn: false, expiresAt: null };
  return { loggedIn: true, expiresAt: new Date(session.expiresAt).toISOString() };
}
