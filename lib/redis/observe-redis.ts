import { METRICS, observe } from '@/lib/telemetry/metrics';
import { sharedRedis } from './connection';

/** Watches whether Redis answers, where there is to be one. */
export function observeRedis(): void {
  const redis = sharedRedis();
  if (redis) observe(METRICS.redisConnected, (result) => result.observe(redis.status === 'ready' ? 1 : 0));
}
