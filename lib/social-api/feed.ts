import 'server-only';
import type { FeedSource, Post } from '@/lib/contract/social';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log';
import { adoptKeptFeed, HOUR_MS, keepFeed, memory } from './feed-memory';
import { fetchFeed } from './fetch-feed';
import { readLocalPosts } from './local-posts';

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

async function fly(): Promise<void> {
  const known = memory();
  await adoptKeptFeed();
  if (Date.now() < known.dueAt) return;
  try {
    await keepFeed(await fetchFeed());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, retryAfterSeconds = 0 } = error;
    log.warn({ code, retryAfterSeconds }, 'the social feed could not be read; what was read before is shown');
    known.failed = true;
    known.dueAt = Date.now() + Math.min(HOUR_MS, Math.max(PAUSE_MS, retryAfterSeconds * 1_000));
  }
}

/** The reading under way, or a new one: however many ask, the Graph API is asked once. */
function takeOff(): Promise<void> {
  const known = memory();
  known.flight ??= fly().finally(() => {
    known.flight = undefined;
  });
  return known.flight;
}

function opened(): Promise<void> {
  const known = memory();
  known.opened ??= adoptKeptFeed();
  return known.opened;
}

async function localFeed(failed: boolean, dueAt: number): Promise<Feed> {
  return { posts: await readLocalPosts(), source: 'fallback', failed, readAt: Date.now(), dueAt };
}

/**
 * The feed, an hour old at most; older while it is read anew or cannot be. Without any, the local list.
 * @param patient waits for posts that are being read; else only who would get none at all waits
 */
export async function readFeed({ patient = false } = {}): Promise<Feed> {
  if (!env.SOCIAL_ACCESS_TOKEN) return localFeed(false, Date.now() + PAUSE_MS);
  await opened();
  const known = memory();
  const before = known.readAt;

  const flight = Date.now() < known.dueAt ? known.flight : takeOff();
  if (flight && (patient || !known.posts)) await flight;
  const { posts = [], readAt, dueAt, failed } = known;
  if (posts.length === 0) return localFeed(failed, dueAt);
  return { posts, source: readAt > before ? 'graph' : 'cache', failed: false, readAt, dueAt };
}

/** Has the feed read anew for the next who asks for it, whatever its age; a reading under way is over first. */
export async function expireFeed(): Promise<void> {
  await opened();
  const known = memory();
  await known.flight;
  known.dueAt = 0;
}
