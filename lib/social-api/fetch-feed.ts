import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { z } from 'zod';
import type { Post } from '@/lib/contract/social';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { readStored, writeStored } from '@/lib/stored-file';
import { accountMark, memory } from './feed-memory';
import { fetchFreshToken, fetchPosts } from './graph';

const PAUSE_MS = 500;

/** Whoever says how long to wait is not asked again before; the page goes on with what it has. */
function mayAskAgain({ code, retryAfterSeconds = 0 }: ApiError): boolean {
  return code !== 'rate_limited' || retryAfterSeconds === 0;
}

/**
 * Reads the account's posts, and exchanges its token beside (spec §7). What fails is tried once more: with the new
 * token, or else the one in the environment, where the token was refused.
 * @throws ApiError the second failure
 */
export async function fetchFeed(): Promise<Post[]> {
  const [token = '', other] = await knownTokens();
  // A build may be made anywhere, and many of it run at once: it takes no tokens away.
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  const renewal = isBuild ? Promise.resolve(undefined) : renewToken(token);
  try {
    return await fetchPosts(token);
  } catch (error) {
    if (!(error instanceof ApiError) || !mayAskAgain(error)) throw error;
    if (error.code !== 'unauthenticated') {
      await sleep(PAUSE_MS);
      return fetchPosts(token);
    }
    const fresh = await renewal;
    if (fresh) return fetchPosts(fresh);
    if (other) return fetchWithOther(other, isBuild);
    throw error;
  }
}

/** The stored token is no longer valid; the environment's starts a new chain of renewals. */
async function fetchWithOther(token: string, isBuild: boolean): Promise<Post[]> {
  const posts = await fetchPosts(token);
  if (!isBuild) await renewToken(token);
  return posts;
}

const FILE = 'social-token.json';
const storedSchema = z.object({ account: z.string(), token: z.string().min(1) });

/** The tokens to try: the last one given, as other processes may have stored it, and the environment's. */
export async function knownTokens(): Promise<string[]> {
  const stored = [await readStored(FILE, storedSchema), memory().token].find(
    (one) => one?.account === accountMark(),
  );
  return [...new Set([stored?.token, env.SOCIAL_ACCESS_TOKEN])].filter((token) => token !== undefined);
}

/** Exchanges a token for a longer valid one and stores that. A refusal is logged: the old one goes on. */
export async function renewToken(token: string): Promise<string | undefined> {
  const fresh = await fetchFreshToken(token).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ code: error.code }, 'the social token was not renewed');
  });
  if (!fresh) return undefined;
  memory().token = { account: accountMark(), token: fresh };
  await writeStored(FILE, memory().token).catch(({ code }: NodeJS.ErrnoException) => {
    log.warn({ code }, 'the renewed social token is not stored for the next start');
  });
  return fresh;
}
