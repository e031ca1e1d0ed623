import { Redis } from 'ioredis';
import { env } from '@/lib/env';
import { createLog } from '@/lib/log/create-log';

/** No request waits longer for Redis. */
const COMMAND_TIMEOUT_MS = 50;

/** A server that says nothing for so long is gone: until it is back, nobody waits for it at all. */
const SOCKET_TIMEOUT_MS = 500;
const RECONNECT_MAX_MS = 1_000;

/** One for the process: the server, pages and route handlers are bundled apart. */
const KEY = Symbol.for('segara.redis');
const place: typeof globalThis & { [KEY]?: Redis } = globalThis;

function logOutages(redis: Redis): void {
  const log = createLog('redis');
  let isAway = false;
  redis.on('error', ({ message }: Error) => {
    if (!isAway) log.warn({ reason: message }, 'Redis is away: this process goes on alone');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    connectionName: 'segara',
    keyPrefix: 'segara:',
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    connectTimeout: SOCKET_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(50 * 2 ** times, RECONNECT_MAX_MS),
  });
  logOutages(redis);
  return redis;
}

/**
 * What the processes of a shop share, by REDIS_URL; none for a shop of one process, and none during the build. Every command
 * may fail, and each caller goes on without it.
 */
export function sharedRedis(): Redis | undefined {
  if (!env.REDIS_URL || process.env.NEXT_PHASE === 'phase-production-build') return undefined;
  place[KEY] ??= connect(env.REDIS_URL);
  return place[KEY];
}
