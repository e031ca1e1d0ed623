import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '@/lib/errors/api-error';
import { LIMITS, type LimitName } from './limits';

/**
 * Counts one try.
 * @throws ApiError `rate_limited` with the seconds to wait, when it is one too many
 */
export async function consume(name: LimitName, key: string): Promise<void> {
  await LIMITS[name].consume(key).catch((refusal: unknown) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ApiError('rate_limited', {
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  });
}

/** Counts one try, and says whether it was within the limit. */
export async function hasRoom(name: LimitName, key: string): Promise<boolean> {
  try {
    await consume(name, key);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
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
