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

export const SESSION_COOKIE = 'segara_session';

/** Session lifetime: 24 hours in milliseconds (spec §9). */
export const SESSION_MS = 86_400_000;
