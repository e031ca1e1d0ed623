import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Post, postSchema } from '@/lib/contract/social';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { perProcess } from '@/lib/per-process';
import { readStored, writeStored } from '@/lib/stored-file';

/** What this process knows of the feed. Moments are in milliseconds of the clock. */
type Memory = {
  /** What was last read; it outlives every failure. */
  posts?: Post[];
  readAt: number;
  dueAt: number;
  failed: boolean;
  refreshing?: Promise<void> | undefined;
  restored?: Promise<void>;
  /** The last token the provider gave, and whose it is. */
  token?: { account: string; token: string };
};

export const memory = () => perProcess('social', (): Memory => ({ readAt: 0, dueAt: 0, failed: false }));

/** How long posts are fresh (spec §9). */
export const HOUR_MS = 3_600_000;

const FILE = 'social-feed.json';
const storedSchema = z.object({ account: z.string(), readAt: z.number(), posts: z.array(postSchema) });

function remember(posts: Post[], readAt: number): void {
  const known = memory();
  known.posts = posts;
  known.readAt = readAt;
  known.dueAt = readAt + HOUR_MS;
  known.failed = false;
}

/** Takes over the feed on disk when it is newer: other processes write it too. */
export async function adoptStoredFeed(): Promise<void> {
  const stored = await readStored(FILE, storedSchema);
  if (stored?.account !== accountMark()) return;
  if (stored.readAt > memory().readAt && stored.readAt <= Date.now()) remember(stored.posts, stored.readAt);
}

/** Stores posts for the next start, other processes and this one: what was shown is there again. */
export async function storeFeed(posts: Post[]): Promise<void> {
  const readAt = Date.now();
  await writeStored(FILE, { account: accountMark(), readAt, posts }).catch(
    ({ code }: NodeJS.ErrnoException) => {
      log.warn({ code }, 'the social feed is not stored for the next start');
    },
  );
  remember(posts, readAt);
}

/** Identifies the account without revealing its token: what is stored for another one is of no use. */
export function accountMark(): string {
  return createHash('sha256').update(`${env.SOCIAL_GRAPH_URL} ${env.SOCIAL_ACCESS_TOKEN}`).digest('hex');
}
