import 'server-only';
import { ApiError } from '@/lib/errors/api-error';
import { createLimiter, secondsToWait, takePoint } from './create-limiter';

const TEN_MINUTES = 600;

function limit(name: string, points: number) {
  return createLimiter({ keyPrefix: name, points, duration: TEN_MINUTES });
}

/** How often a thing may be tried in ten minutes (contract, Own handlers). */
export const LIMITS = {
  loginFailures: limit('login-failures', 10),
  login: limit('login', 300),
  register: limit('register', 30),
  verifyEmail: limit('verify-email', 30),
  // What goes by mail is limited by the address it goes to as well, so that nobody's inbox is filled: how often one client may
  // ask about one address, and how many mails it gets of all strangers.
  resendVerification: limit('resend-verification', 30),
  forgotPassword: limit('forgot-password', 30),
  mailRequests: limit('mail-requests', 5),
  accountMails: limit('account-mails', 10),
  resetPassword: limit('reset-password', 30),
  changePassword: limit('change-password', 300),
  changeProfile: limit('change-profile', 300),
  wrongPasswords: limit('wrong-passwords', 10),
  newsletter: limit('newsletter', 30),
  catalogRequest: limit('catalog-request', 30),
  // Counted by the customer, not by the address.
  cartWrites: limit('cart-writes', 120),
  checkout: limit('checkout', 20),
  // Drawing one keeps a processor busy for a moment.
  // A provider sends all of a shop's from a few addresses.
  notification: limit('notification', 3000),
  // Far beyond anybody's typing; a whole beach club may share one address.
  search: limit('search', 3000),
  vitals: limit('vitals', 3000),
};
export type LimitName = keyof typeof LIMITS;

/** Counts one try. @throws ApiError `rate_limited` with the seconds to wait, when it is one too many */
export async function consume(name: LimitName, key: string): Promise<void> {
  const refusal = await takePoint(LIMITS[name], key);
  if (refusal) throw new ApiError('rate_limited', { retryAfterSeconds: secondsToWait(refusal) });
}

export async function hasRoom(name: LimitName, key: string): Promise<boolean> {
  return (await takePoint(LIMITS[name], key)) === undefined;
}

/**
 * Does what may only fail so often. The try is counted before it is made, so that many at once get no further
 * than many in a row, and is given back unless `isFailure`.
 * @throws ApiError `rate_limited`, or what `attempt` throws
 */
export async function limitFailures<T>(
  name: LimitName,
  key: string,
  attempt: () => Promise<T>,
  isFailure: (error: unknown) => boolean,
): Promise<T> {
  await consume(name, key);
  try {
    const result = await attempt();
    await LIMITS[name].reward(key);
    return result;
  } catch (error) {
    if (!isFailure(error)) await LIMITS[name].reward(key);
    throw error;
  }
}
