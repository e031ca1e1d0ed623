import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { sharedRedis } from '@/lib/redis/connection';

/**
 * A limiter that all processes of a shop share by Redis. Without Redis, and while it is away, each process counts by itself.
 * @param limit `duration` in seconds
 */
export function createLimiter(limit: {
  keyPrefix: string;
  points: number;
  duration: number;
}): RateLimiterAbstract {
  const insuranceLimiter = new RateLimiterMemory(limit);
  const storeClient = sharedRedis();
  if (!storeClient) return insuranceLimiter;
  return new RateLimiterRedis({ ...limit, storeClient, insuranceLimiter, rejectIfRedisNotReady: true });
}

/** Takes a point from a key. @returns the refusal; undefined when there was one left */
export async function takePoint(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

/** How long one who was refused has to wait, as `Retry-After` says it. */
export const secondsToWait = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1_000));
