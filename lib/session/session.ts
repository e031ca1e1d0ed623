import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SessionState } from '@/lib/contract/session';
import { env } from '@/lib/env';

/** Who is logged in, as it lies in the sealed cookie and nowhere else. */
export const sessionSchema = z.object({
  token: z.string().min(1),
  /** 24 hours after the login, in milliseconds; never put off (spec §9). */
  expiresAt: z.number(),
  /** A hash of the e-mail (`customerOf`): the same customer at each login, without saying who it is. */
  customer: z.string().min(1),
  /** The last order made here and the token of its payment (contract, Transactions). */
  lastOrder: z.object({ orderId: z.string(), snapToken: z.string() }).exactOptional(),
});
export type Session = z.infer<typeof sessionSchema>;

const secure = env.SITE_URL.startsWith('https:');

/** `__Host-` on https: no neighbour under the same domain can plant a cookie of its own. */
export const cookieName = (name: string) => (secure ? `__Host-${name}` : name);
export const COOKIE = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;

export const SESSION_COOKIE = cookieName('segara_session');

/** Session lifetime: 24 hours in milliseconds (spec §9). */
export const SESSION_MS = 86_400_000;

/** A pseudonym for a customer, the same however the e-mail is written. */
export function customerOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

export function newSession(token: string, email: string): Session {
  return { token, customer: customerOf(email), expiresAt: Date.now() + SESSION_MS };
}

export function sessionState(session: Session | undefined): SessionState {
  if (!session) return { loggedIn: false, expiresAt: null };
  return { loggedIn: true, expiresAt: new Date(session.expiresAt).toISOString() };
}
