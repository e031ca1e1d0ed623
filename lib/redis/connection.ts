import { type Command, Redis } from 'ioredis';
import { env } from '@/lib/env';
import { createLog } from '@/lib/log/create-log';
import { getOrCreatePerProcess } from '@/lib/per-process';
import { METRICS, registerGauge } from '@/lib/telemetry/metrics';

/** Maximum time that a request waits for Redis, in milliseconds. */
const COMMAND_TIMEOUT_MS = 50;

const TIMED_OUT = 'Command timed out';

/**
 * A server that is silent for this long is considered down. Commands then fail immediately until it is back.
 */
const SOCKET_TIMEOUT_MS = 500;
const MAX_RECONNECT_MS = 1_000;

/**
 * After a timeout, commands fail immediately for this long, in milliseconds. During this time, each process
 * counts limits by itself.
 */
const CIRCUIT_OPEN_MS = 250;

/**
 * Rejects a command after the timeout. A response that is already in the socket of a busy process still
 * counts.
 */
function rejectAfterTimeout(command: Command): void {
  const fail = () => command.reject(new Error(TIMED_OUT));
  // Node.js reads sockets between timers and immediates, so a response that has arrived is read before `fail`
  // runs.
  const timer = setTimeout(() => setImmediate(fail), COMMAND_TIMEOUT_MS);
  const forget = () => clearTimeout(timer);
  command.promise.then(forget, forget);
}

/** A Redis client with a circuit breaker. While the circuit is open, commands fail immediately. */
class PromptRedis extends Redis {
  openUntil = 0;

  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const [command] = sent;
    if (Date.now() < this.openUntil) {
      command.reject(new Error('Redis timed out a moment ago'));
      return command.promise;
    }
    command.promise.catch(({ message }: Error) => {
      if (message === TIMED_OUT) this.openUntil = Date.now() + CIRCUIT_OPEN_MS;
    });
    rejectAfterTimeout(command);
    return super.sendCommand(...sent);
  }
}

function logOutages(redis: Redis): void {
  const log = createLog('redis');
  let isAway = false;
  redis.on('error', ({ message }: Error) => {
    if (!isAway) log.warn({ reason: message }, 'Redis is unavailable, this process continues without it');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is available again');
    isAway = false;
  });
}

function connect(url: string): PromptRedis {
  const redis = new PromptRedis(url, {
    connectionName: 'segara',
    keyPrefix: 'segara:',
    socketTimeout: SOCKET_TIMEOUT_MS,
    connectTimeout: SOCKET_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(50 * 2 ** times, MAX_RECONNECT_MS),
  });
  // The circuit breaker must not block the handshake of the next connection.
  redis.on('close', () => {
    redis.openUntil = 0;
  });
  logOutages(redis);
  return redis;
}

/**
 * Returns the Redis that the shop's processes share, or undefined without REDIS_URL and during the build.
 * Every command may fail, and callers must continue without Redis.
 */
export function getSharedRedis(): Redis | undefined {
  const { REDIS_URL } = env;
  if (!REDIS_URL || process.env.NEXT_PHASE === 'phase-production-build') return undefined;
  return getOrCreatePerProcess('redis', () => connect(REDIS_URL));
}

/** Exports whether Redis is connected as a metric, if REDIS_URL is set. */
export function registerRedisMetric(): void {
  const redis = getSharedRedis();
  if (redis)
    registerGauge(METRICS.redisConnected, (result) => result.observe(redis.status === 'ready' ? 1 : 0));
}
