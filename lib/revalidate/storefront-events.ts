import { hostname } from 'node:os';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { REVALIDATION_TAGS, type RevalidationTag } from '@/lib/contract/revalidation';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { getSharedRedis } from '@/lib/redis/connection';

const CHANNEL = 'revalidate';

/** Identifies this storefront, so that it ignores its own events. */
const STOREFRONT = `${hostname()}:${process.pid}:${env.PORT}`;

const eventSchema = z.object({ from: z.string(), tags: z.array(z.string()) });

/**
 * Publishes revalidated tags to the other storefronts. Without Redis, their pages are updated within a
 * minute.
 */
export async function publishRevalidatedTags(tags: readonly RevalidationTag[]): Promise<void> {
  const event = JSON.stringify({ from: STOREFRONT, tags });
  await getSharedRedis()
    ?.publish(`segara:${CHANNEL}`, event)
    .catch((error: unknown) =>
      log.warn(
        { err: error },
        'revalidation event not published, other storefronts show the change within a minute',
      ),
    );
}

/**
 * Sends the tags to this storefront's own handler, so that the caches in front of Next.js are updated too.
 */
async function deliver(tags: readonly string[]): Promise<void> {
  try {
    const response = await fetch(`${env.storefrontUrl}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags, propagate: false }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`POST /api/revalidate responded with ${response.status}`);
  } catch (error) {
    log.warn({ err: error, tags }, 'revalidation event not delivered');
  }
}

/** The tags to revalidate after a disconnect, because Redis does not repeat events. */
const ALL_TAGS = REVALIDATION_TAGS.filter((tag) => tag !== 'social');

/** Subscribes to the revalidation events of the other storefronts for the lifetime of the process. */
export function subscribeToRevalidatedTags(): void {
  if (!env.REDIS_URL || !env.REVALIDATE_SECRET) return;
  const redis = new Redis(env.REDIS_URL, {
    connectionName: 'segara-events',
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
  });
  let wasConnected = false;
  redis.on('error', ({ message }: Error) => log.debug({ reason: message }, 'Redis is unavailable'));
  redis.on('ready', () => {
    if (wasConnected) void deliver(ALL_TAGS);
    wasConnected = true;
  });
  redis.on('message', (_channel, message) => {
    const event = eventSchema.safeParse(JSON.parse(message)).data;
    if (event && event.from !== STOREFRONT) void deliver(event.tags);
  });
  redis
    .subscribe(`segara:${CHANNEL}`)
    .catch((error: unknown) =>
      log.warn({ err: error }, 'cannot subscribe to Redis, events of other storefronts are missed'),
    );
}
