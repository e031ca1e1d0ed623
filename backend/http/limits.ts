import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { requestTexts } from '@/backend/messages/request-texts';
import { Failure } from './failure';

function limit(keyPrefix: string, points: number, duration: number) {
  return new RateLimiterMemory({ keyPrefix, points, duration });
}

/** How often a caller may do what costs much or can be guessed at; `duration` in seconds, counted by this process. */
export function createLimits() {
  return {
    // A storefront counts its shoppers itself, ten failures an account and 300 tries an address: these are for everybody
    // else, and wide enough that shoppers who share one storefront's address never meet them.
    signIns: limit('sign-ins', 3_000, 600),
    wrongPasswords: limit('wrong-passwords', 30, 600),
    documentation: limit('documentation', 120, 60),
  };
}
export type Limits = ReturnType<typeof createLimits>;

/** Counts one try. @throws Failure 429 with the seconds to wait, when it is one too many */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  await limiter.consume(key).catch((refusal: unknown) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new Failure(429, requestTexts.tooOften, { 'retry-after': String(seconds) });
  });
}

/**
 * Does what compares a password, which may only be wrong so often. The try is counted before it is made, so that many at
 * once get no further than many in a row, and is given back unless the password was wrong.
 * @throws Failure 429, or what `attempt` throws
 */
export async function limitWrong<T>(
  limiter: RateLimiterMemory,
  key: string,
  attempt: () => Promise<T>,
): Promise<T> {
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
