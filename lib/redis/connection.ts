import { type Command, Redis } from 'ioredis';
import { env } from '@/lib/env';
import { createLog } from '@/lib/log/create-log';
import { perProcess } from '@/lib/per-process';
import { METRICS, observe } from '@/lib/telemetry/metrics';

/** No request waits longer for Redis, in milliseconds. */
const COMMAND_TIMEOUT_MS = 50;

const TIMED_OUT = 'Command timed out';

/** A server that says nothing for so long is gone: until it is back, nobody waits for it at all. */
const SOCKET_TIMEOUT_MS = 500;
const RECONNECT_MAX_MS = 1_000;

/** After an answer that was late a request waits for no other one; what is counted meanwhile only this process knows. */
const OPEN_MS = 250;

/** Fails a command that is not answered in time. An answer that waits in the socket while this process was busy is in time. */
function limitTime(command: Command): void {
  const fail = () => command.reject(new Error(TIMED_OUT));
  // Sockets are read between timers and immediates.
  const timer = setTimeout(() => setImmediate(fail), COMMAND_TIMEOUT_MS);
  const forget = () => clearTimeout(timer);
  command.promise.then(forget, forget);
}

/** A client with a circuit breaker: while it is open, commands fail at once. */
class PromptRedis extends Redis {
  openUntil = 0;

  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const [command] = sent;
    if (Date.now() < this.openUntil) {
      command.reject(new Error('Redis was late a moment ago'));
      return command.promise;
    }
    command.promise.catch(({ message }: Error) => {
      if (message === TIMED_OUT) this.openUntil = Date.now() + OPEN_MS;
    });
    limitTime(command);
    return super.sendCommand(...sent);
  }
}

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

function connect(url: string): PromptRedis {
  const redis = new PromptRedis(url, {
    connectionName: 'segara',
    keyPrefix: 'segara:',
    socketTimeout: SOCKET_TIMEOUT_MS,
    connectTimeout: SOCKET_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(50 * 2 ** times, RECONNECT_MAX_MS),
  });
  // Nothing may hold up the handshake of the next connection.
  redis.on('close', () => {
    redis.openUntil = 0;
  });
  logOutages(redis);
  return redis;
}

/**
 * What the processes of a shop share, by REDIS_URL; none for a shop of one process, and none during the build. Every command
 * may fail, and each caller goes on without it.
 */
export function sharedRedis(): Redis | undefined {
  const { REDIS_URL } = env;
  if (!REDIS_URL || process.env.NEXT_PHASE === 'phase-production-build') return undefined;
  return perProcess('redis', () => connect(REDIS_URL));
}

/** Watches whether Redis answers, where there is to be one. */
export function observeRedis(): void {
  const redis = sharedRedis();
  if (redis) observe(METRICS.redisConnected, (result) => result.observe(redis.status === 'ready' ? 1 : 0));
}
