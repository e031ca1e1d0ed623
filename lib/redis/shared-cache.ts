import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { env } from '@/lib/env';
import { sharedRedis } from './connection';
import { isSuperseded, loseTouch, position } from './tag-log';

/** Of one entry, compressed; the largest pages of a shop take a tenth. */
const MAX_BYTES = 1024 * 1024;
const MAX_SECONDS = 24 * 60 * 60;

const entrySchema = z.object({ tags: z.array(z.string()), position: z.string(), value: z.unknown() });

let build: string | undefined;

/** Builds never read each other's entries: a page names the files of its own. */
function fullKey(key: string): string {
  build ??= readFileSync(join(env.NEXT_DIST_DIR, 'BUILD_ID'), 'utf8');
  return `cache:${build}:${key}`;
}

export type SharedEntry = { value: unknown; secondsLeft: number };

/** What another storefront has made and is still fresh, by its time and its tags; undefined too when Redis cannot be asked. */
export async function findShared(key: string): Promise<SharedEntry | undefined> {
  const redis = sharedRedis();
  if (!redis || position() === undefined) return undefined;
  try {
    const [bytes, secondsLeft] = await Promise.all([redis.getBuffer(fullKey(key)), redis.ttl(fullKey(key))]);
    if (!bytes || secondsLeft <= 0) return undefined;
    const entry = entrySchema.parse(deserialize(await promisify(gunzip)(bytes)));
    return isSuperseded(entry) ? undefined : { value: entry.value, secondsLeft };
  } catch {
    // What cannot be read is made anew; that Redis is away the connection logs.
    loseTouch();
    return undefined;
  }
}

type Made = {
  value: unknown;
  tags: string[];
  /** Where the storefront was in the tag log before it began. */
  position: string | undefined;
  freshSeconds: number;
};

/** Lets other storefronts have an entry as long as it is fresh. One that Redis does not take is made by each. */
export async function share(key: string, { freshSeconds, ...entry }: Made): Promise<void> {
  const redis = sharedRedis();
  const seconds = Math.min(MAX_SECONDS, Math.floor(freshSeconds));
  if (!redis || entry.position === undefined || seconds <= 0) return;
  try {
    const bytes = await promisify(gzip)(serialize(entry), { level: 1 });
    if (bytes.length <= MAX_BYTES) await redis.set(fullKey(key), bytes, 'EX', seconds);
  } catch {
    loseTouch();
  }
}
