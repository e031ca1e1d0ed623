import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { createLimiter } from '@/lib/rate-limit/create-limiter';
import { Failure } from './failure';

/** The storefront counts under names of its own in the same Redis. */
const limit = (name: string, points: number, duration: number) =>
  createLimiter({ keyPrefix: `api-${name}`, points, duration });

/** The API's rate limits, counted for all its processes by Redis where there is one; `duration` in seconds. */
export function createLimits() {
  return {
    // A storefront limits its shoppers itself, to ten failures an account and 300 attempts an address: these are for
    // everybody else, and wide enough for all shoppers behind one storefront's address.
    signIns: limit('sign-ins', 3_000, 600),
    wrongPasswords: limit('wrong-passwords', 30, 600),
    documentation: limit('documentation', 120, 60),
  };
}
export type Limits = ReturnType<typeof createLimits>;

/** Counts one attempt. @throws Failure 429 with `Retry-After`, when it is one too many */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.consume(key).catch((refusal: unknown) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new Failure(429, requestTexts.tooOften, { 'retry-after': String(seconds) });
  });
}

/**
 * Rate-limits wrong passwords. The attempt is counted before it is made, so that concurrent ones get no further than a
 * series, and is given back unless the password was wrong.
 * @throws Failure 429, or what `attempt` throws
 */
export async function limitWrong<T>(limiter: RateLimiterAbstract, key: string, attempt: () => Promise<T>) {
  await consume(limiter, key);
  try {
    const result = await attempt();
    await limiter.reward(key);
    return result;
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 401) await limiter.reward(key);
    throw error;
  }
}
