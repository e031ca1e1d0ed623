import 'server-only';
import { z } from 'zod';
import { type Post, postSchema } from '@/lib/contract/social';
import { readKept, writeKept } from '@/lib/kept-file';
import { log } from '@/lib/log';
import { memory } from './memory';
import { accountMark } from './token';

/** How long posts are fresh (spec §9). */
export const HOUR_MS = 3_600_000;

const FILE = 'social-feed.json';
const keptSchema = z.object({ account: z.string(), readAt: z.number(), posts: z.array(postSchema) });

function remember(posts: Post[], readAt: number): void {
  const known = memory();
  known.posts = posts;
  known.readAt = readAt;
  known.dueAt = readAt + HOUR_MS;
  known.failed = false;
}

/** Takes what another process, or one before this, has read since. */
export async function adoptKeptFeed(): Promise<void> {
  const kept = await readKept(FILE, keptSchema);
  if (kept?.account !== accountMark()) return;
  if (kept.readAt > memory().readAt && kept.readAt <= Date.now()) remember(kept.posts, kept.readAt);
}

/** Remembers posts that were just read, also for other processes and the next start. */
export async function keepFeed(posts: Post[]): Promise<void> {
  const readAt = Date.now();
  remember(posts, readAt);
  await writeKept(FILE, { account: accountMark(), readAt, posts }).catch(
    ({ code }: NodeJS.ErrnoException) => {
      log.warn({ code }, 'the social feed is not kept for the next start');
    },
  );
}
