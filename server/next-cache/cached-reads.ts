import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js';
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types';
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { z } from 'zod';
import { env } from '@/lib/env';
import { findShared, share } from '@/lib/redis/shared-cache';
import { position } from '@/lib/redis/tag-log';

/** As much as Next gives its own. */
const MAX_BYTES = 50 * 1024 * 1024;

const readSchema = z.object({
  bytes: z.instanceof(Uint8Array),
  tags: z.array(z.string()),
  stale: z.number(),
  timestamp: z.number(),
  expire: z.number(),
  revalidate: z.number(),
});

const memory = createDefaultCacheHandler(MAX_BYTES);

/** What Next keeps under the key is not known to be a page's. */
const keyOf = (cacheKey: string) => `read:${cacheKey}`;

async function shareRead(cacheKey: string, { value, ...entry }: CacheEntry, began: string | undefined) {
  const bytes = new Uint8Array(await new Response(value).arrayBuffer());
  // Something in it has changed since it was begun.
  if (areTagsStale(entry.tags, entry.timestamp)) return;
  void share(keyOf(cacheKey), {
    value: { ...entry, bytes },
    tags: entry.tags,
    position: began,
    freshSeconds: entry.revalidate,
  });
}

/**
 * Next's own cache of cached reads, in memory; what it lacks it takes from other storefronts of the shop, and what it has is
 * shared with them.
 */
export const cachedReads: CacheHandler = {
  ...memory,

  async get(cacheKey, softTags) {
    const known = await memory.get(cacheKey, softTags);
    if (known && known.revalidate > 0) return known;
    const shared = readSchema.safeParse((await findShared(keyOf(cacheKey)))?.value);
    if (!shared.success) return known;
    const { bytes, ...entry } = shared.data;
    await memory.set(cacheKey, Promise.resolve({ ...entry, value: new Blob([bytes]).stream() }));
    return memory.get(cacheKey, softTags);
  },

  async set(cacheKey, pendingEntry) {
    if (!env.REDIS_URL) return memory.set(cacheKey, pendingEntry);
    const began = position();
    const both = pendingEntry.then((entry) => {
      const [value, copy] = entry.value.tee();
      return [
        { ...entry, value },
        { ...entry, value: copy },
      ] as const;
    });
    const own = both.then(([entry]) => entry);
    const shared = both.then(([, entry]) => shareRead(cacheKey, entry, began));
    // A value that broke off is nobody's.
    await Promise.allSettled([memory.set(cacheKey, own), shared]);
  },
};
