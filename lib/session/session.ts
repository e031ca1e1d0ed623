import 'server-only';
import { env } from '@/lib/env';

/** Who is logged in, as it lies in the sealed cookie and nowhere else. */
export type Session = {
  /** The product API's bearer token. */
  token: string;
  /** 24 hours after the login, in milliseconds; never put off (spec §9). */
  expiresAt: number;
  /** Tells customers apart across logins, without saying who they are. */
  customer: string;
  /** The last order made here and the token of its payment (contract, Transactions). */
  lastOrder?: { orderId: string; snapToken: string };
};

/**
 * Named so on https that a browser takes it from this very host alone, over TLS: no neighbour under the same domain can
 * put a session of its own in a shopper's browser.
 */
export const SESSION_COOKIE = env.SITE_URL.startsWith('https:') ? '__Host-segara_session' : 'segara_session';

/** Session lifetime: 24 hours in milliseconds (spec §9). */
export const SESSION_MS = 86_400_000;
