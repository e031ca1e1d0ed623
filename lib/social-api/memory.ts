import 'server-only';
import type { Post } from '@/lib/contract/social';

/** What this process knows of the feed. Moments are in milliseconds of the clock. */
type Memory = {
  /** What was last read; it outlives every failure. */
  posts?: Post[];
  readAt: number;
  /** When to ask the Graph API again. */
  dueAt: number;
  /** The last reading did not succeed. */
  failed: boolean;
  /** The reading under way: whoever comes meanwhile waits for it, or takes what there is. */
  flight?: Promise<void> | undefined;
  /** What was kept on disk has been looked at. */
  opened?: Promise<void>;
  /** The last token the provider gave, and whose it is. */
  token?: { account: string; token: string };
};

/** One for the process: pages and route handlers are bundled apart, and a module of theirs may be there twice. */
const KEY = Symbol.for('segara.social');
const place: typeof globalThis & { [KEY]?: Memory } = globalThis;

export function memory(): Memory {
  place[KEY] ??= { readAt: 0, dueAt: 0, failed: false };
  return place[KEY];
}
