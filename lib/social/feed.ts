import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { createLenientListSchema } from '@/lib/api/call';
import { selectPosts } from '@/lib/api/graph-api';
import { type FeedSource, instagramMediaSchema, type Post, postSchema } from '@/lib/contract/social';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { readStoredFile, writeStoredFile } from '@/lib/stored-file';
import { fetchFeed, hashSocialAccount } from './fetch-feed';

/** How long posts are fresh, in milliseconds (spec §9). */
const HOUR_MS = 3_600_000;
/**
 * The pause in milliseconds after a failed fetch, unless the Graph API asks for a longer one. Without a token, the local
 * list of posts is read again after this time.
 */
const PAUSE_MS = 300_000;
/** How long posts are kept while the Graph API is down, like the catalogue. */
const EXPIRE_SECONDS = 30 * 24 * 60 * 60;

export type SocialFeed = {
  posts: Post[];
  source: FeedSource;
  /** True if there are no posts because the Graph API could not be read. */
  failed: boolean;
  /** Time of the fetch in milliseconds since the epoch. */
  readAt: number;
};

const FILE = 'social-feed.json';
const storedSchema = z.object({ account: z.string(), readAt: z.number(), posts: z.array(postSchema) });
type StoredFeed = z.infer<typeof storedSchema>;

/** Returns the last feed that any storefront process has fetched for this account. */
async function readStoredFeed(): Promise<StoredFeed | undefined> {
  const stored = await readStoredFile(FILE, storedSchema);
  return stored?.account === hashSocialAccount() && stored.readAt <= Date.now() ? stored : undefined;
}

async function storeFeed(posts: Post[], readAt: number): Promise<void> {
  await writeStoredFile(FILE, { account: hashSocialAccount(), readAt, posts }).catch(
    ({ code }: NodeJS.ErrnoException) => log.warn({ code }, 'social feed not stored'),
  );
}

function keepFor(ms: number): void {
  cacheLife({ stale: 60, revalidate: Math.max(1, Math.ceil(ms / 1_000)), expire: EXPIRE_SECONDS });
}

async function fallbackFeed(failed: boolean): Promise<SocialFeed> {
  return { posts: await readLocalPosts(), source: 'fallback', failed, readAt: Date.now() };
}

const asFeed = (
  { posts, readAt }: Omit<StoredFeed, 'account'>,
  source: FeedSource,
): SocialFeed | Promise<SocialFeed> =>
  posts.length > 0 ? { posts, source, failed: false, readAt } : fallbackFeed(false);

/**
 * Returns the feed, fetched at most once an hour. After a failure the last posts stay, and the next attempt
 * is minutes later.
 */
export async function getCachedFeed(): Promise<SocialFeed> {
  'use cache';
  cacheTag('social');
  if (!env.SOCIAL_ACCESS_TOKEN) {
    keepFor(PAUSE_MS);
    return fallbackFeed(false);
  }
  const stored = await readStoredFeed();
  const age = Date.now() - (stored?.readAt ?? 0);
  if (stored && age < HOUR_MS) {
    keepFor(HOUR_MS - age);
    return asFeed(stored, 'cache');
  }
  try {
    const posts = await fetchFeed();
    const readAt = Date.now();
    await storeFeed(posts, readAt);
    keepFor(HOUR_MS);
    return asFeed({ posts, readAt }, 'graph');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, retryAfterSeconds = 0 } = error;
    log.warn({ code, retryAfterSeconds }, 'social feed could not be read, keeping the last posts');
    keepFor(Math.min(HOUR_MS, Math.max(PAUSE_MS, retryAfterSeconds * 1_000)));
    return stored?.posts.length ? asFeed(stored, 'cache') : fallbackFeed(true);
  }
}

/**
 * Returns the feed. The source is `graph` for the call that fetched the feed, and `cache` for later calls
 * (contract, part 2).
 */
export async function readFeed(): Promise<SocialFeed> {
  const startedAt = Date.now();
  const feed = await getCachedFeed();
  return feed.source === 'graph' && feed.readAt < startedAt ? { ...feed, source: 'cache' } : feed;
}

/**
 * Expires the stored feed, so that the next read fetches it. The tag `social` must be revalidated as well.
 */
export async function expireFeed(): Promise<void> {
  const stored = await readStoredFeed();
  if (stored) await storeFeed(stored.posts, 0);
}

const LOCAL_FILE = join(process.cwd(), 'public', 'instagram-posts.json');
const listSchema = z.object({ posts: createLenientListSchema(instagramMediaSchema, 'instagram-posts.json') });

/** Returns the posts of the local list (spec §7), or none if the file cannot be read. */
async function readLocalPosts(): Promise<Post[]> {
  try {
    return selectPosts(listSchema.parse(JSON.parse(await readFile(LOCAL_FILE, 'utf8'))).posts);
  } catch (error) {
    log.warn({ err: error }, 'public/instagram-posts.json could not be read');
    return [];
  }
}
