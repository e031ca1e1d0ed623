import 'server-only';
import { ApiError } from '@/lib/errors/api-error';
import { consumePoint, createRateLimiter, getRetryAfterSeconds } from './create-limiter';

const TEN_MINUTES = 600;

function limit(name: string, points: number) {
  return createRateLimiter({ keyPrefix: name, points, duration: TEN_MINUTES });
}

/** Attempts per key in ten minutes (contract, part 2). */
export const RATE_LIMITS = {
  loginFailures: limit('login-failures', 10),
  login: limit('login', 300),
  register: limit('register', 30),
  verifyEmail: limit('verify-email', 30),
  // Emails are also limited by recipient, to protect inboxes from floods: by client and email address
  // (`mailRequests`), and by email address alone (`accountMails`).
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
  // These two are counted per customer, not per IP address.
  cartWrites: limit('cart-writes', 120),
  checkout: limit('checkout', 20),
  // Counted per IP address. The limit is high, because carriers put thousands of phones behind one address.
  checkoutNetwork: limit('checkout-network', 300),
  // A payment provider sends all notifications of a shop from a few addresses.
  notification: limit('notification', 3000),
  // Many guests of one beach club may share an address.
  search: limit('search', 3000),
  vitals: limit('vitals', 3000),
};
export type LimitName = keyof typeof RATE_LIMITS;

/** Counts one attempt. @throws ApiError `rate_limited` with the seconds to wait if the limit is exceeded */
export async function consumeRateLimit(name: LimitName, key: string): Promise<void> {
  const blocked = await consumePoint(RATE_LIMITS[name], key);
  if (blocked) throw new ApiError('rate_limited', { retryAfterSeconds: getRetryAfterSeconds(blocked) });
}

/** Counts one attempt and returns whether it was within the limit. */
export async function tryConsumeRateLimit(name: LimitName, key: string): Promise<boolean> {
  return (await consumePoint(RATE_LIMITS[name], key)) === undefined;
}

/**
 * Limits the failures of an action. Each attempt is counted before it starts, so concurrent attempts cannot
 * exceed the limit. The point is returned after a success, and after an error that is not a failure.
 * @throws ApiError `rate_limited`, or the error of `attempt`
 */
export async function limitFailures<T>(
  name: LimitName,
  key: string,
  attempt: () => Promise<T>,
  isFailure: (error: unknown) => boolean,
): Promise<T> {
  await consumeRateLimit(name, key);
  try {
    const result = await attempt();
    await RATE_LIMITS[name].reward(key);
    return result;
  } catch (error) {
    if (!isFailure(error)) await RATE_LIMITS[name].reward(key);
    throw error;
  }
}
