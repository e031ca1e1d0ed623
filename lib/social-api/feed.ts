import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type FeedSource, mediaSchema, type Post } from '@/lib/contract/social';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { tolerantList } from '@/lib/upstream/upstream';
import { adoptStoredFeed, HOUR_MS, memory, storeFeed } from './feed-memory';
import { fetchFeed } from './fetch-feed';
import { selectPosts } from './graph';

/** After a failure, unless the Graph API has said how long; and how soon a shop without a feed looks for one. */
const PAUSE_MS = 300_000;

export type Feed = {
  posts: Post[];
  source: FeedSource;
  /** There should be posts and there are none, because the Graph API cannot be read. */
  failed: boolean;
  /** When they were read, and when to read anew, in milliseconds of the clock. */
  readAt: number;
  dueAt: number;
};

async function refreshOnce(): Promise<void> {
  const known = memory();
  await adoptStoredFeed();
  if (Date.now() < known.dueAt) return;
  try {
    await storeFeed(await fetchFeed());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, retryAfterSeconds = 0 } = error;
    log.warn({ code, retryAfterSeconds }, 'the social feed could not be read; what was read before is shown');
    known.failed = true;
    known.dueAt = Date.now() + Math.min(HOUR_MS, Math.max(PAUSE_MS, retryAfterSeconds * 1_000));
  }
}

/** Concurrent callers share one refresh: the Graph API is asked once. */
function refresh(): Promise<void> {
  const known = memory();
  known.refreshing ??= refreshOnce().finally(() => {
    known.refreshing = undefined;
  });
  return known.refreshing;
}

function restored(): Promise<void> {
  const known = memory();
  known.restored ??= adoptStoredFeed();
  return known.restored;
}

async function localFeed(failed: boolean, dueAt: number): Promise<Feed> {
  return { posts: await readLocalPosts(), source: 'fallback', failed, readAt: Date.now(), dueAt };
}

/** The feed, an hour old at most; older while it is read anew. With `wait` nobody gets none meanwhile. */
export async function readFeed({ wait = false } = {}): Promise<Feed> {
  if (!env.SOCIAL_ACCESS_TOKEN) return localFeed(false, Date.now() + PAUSE_MS);
  await restored();
  const known = memory();
  const before = known.readAt;

  const refreshing = Date.now() < known.dueAt ? known.refreshing : refresh();
  if (refreshing && (wait || !known.posts)) await refreshing;
  const { posts = [], readAt, dueAt, failed } = known;
  if (posts.length === 0) return localFeed(failed, dueAt);
  return { posts, source: readAt > before ? 'graph' : 'cache', failed: false, readAt, dueAt };
}

/** Has the feed read anew for the next who asks for it, whatever its age; a reading under way is over first. */
export async function expireFeed(): Promise<void> {
  await restored();
  const known = memory();
  await known.refreshing;
  known.dueAt = 0;
}

const FILE = join(process.cwd(), 'public', 'instagram-posts.json');
const listSchema = z.object({ posts: tolerantList(mediaSchema, 'instagram-posts.json') });

/** The posts that a brand has laid down for the time without a feed (spec §7); none when there is no readable file. */
async function readLocalPosts(): Promise<Post[]> {
  try {
    return selectPosts(listSchema.parse(JSON.parse(await readFile(FILE, 'utf8'))).posts);
  } catch (error) {
    log.warn({ err: error }, 'public/instagram-posts.json could not be read');
    return [];
  }
}
