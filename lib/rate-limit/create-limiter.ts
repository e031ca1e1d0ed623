import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
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
