import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { getSharedRedis } from '@/lib/redis/connection';

/**
 * Creates a limiter that all processes share through Redis. Without Redis, or while it is down, each process
 * counts by itself.
 * @param limit `duration` in seconds
 */
export function createRateLimiter(limit: {
  keyPrefix: string;
  points: number;
  duration: number;
}): RateLimiterAbstract {
  const insuranceLimiter = new RateLimiterMemory(limit);
  const storeClient = getSharedRedis();
  if (!storeClient) return insuranceLimiter;
  return new RateLimiterRedis({ ...limit, storeClient, insuranceLimiter, rejectIfRedisNotReady: true });
}

/** Takes a point from a key. Returns the rejection if no point was left, or undefined. */
export async function consumePoint(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

export const getRetryAfterSeconds = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1_000));
