import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { createRateLimiter } from '@/lib/rate-limit/create-limiter';
import { Failure } from './failure';

/** Creates a rate limit. The prefix separates the API's counters from the storefront's in the same Redis. */
const limit = (name: string, points: number, duration: number) =>
  createRateLimiter({ keyPrefix: `api-${name}`, points, duration });

/** Creates the rate limits. With Redis all processes share the counters. Durations are in seconds. */
export function createRateLimits() {
  return {
    // The storefront has stricter limits (`lib/rate-limit/limits.ts`). These limits protect accounts from
    // clients that call this API directly, and are high enough for all shoppers of one storefront together.
    logins: limit('sign-ins', 3_000, 600),
    wrongPasswords: limit('wrong-passwords', 30, 600),
    // Registrations are counted per email address, because each sends an email to that address.
    registrations: limit('registrations', 10, 600),
    documentation: limit('documentation', 120, 60),
  };
}
export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counts an attempt. @throws Failure 429 with `Retry-After` when the limit is exceeded */
export async function consumeRateLimit(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.consume(key).catch((rejection: unknown) => {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw new Failure(429, requestTexts.tooOften, { 'retry-after': String(seconds) });
  });
}

/**
 * Rate-limits wrong passwords. Each attempt is counted before it runs, so that concurrent attempts cannot
 * exceed the limit. The count is taken back unless the password was wrong. @throws Failure 429, or the error
 * of `attempt`
 */
export async function limitFailedAttempts<T>(
  limiter: RateLimiterAbstract,
  key: string,
  attempt: () => Promise<T>,
) {
  await consumeRateLimit(limiter, key);
  try {
    const result = await attempt();
    await limiter.reward(key);
    return result;
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 401) await limiter.reward(key);
    throw error;
  }
}
