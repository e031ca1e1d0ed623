import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import type { Post } from '@/lib/contract/social';
import { ApiError } from '@/lib/errors/api-error';
import { fetchPosts } from './graph';
import { knownTokens, renewToken } from './token';

/** Between a failure and the second try. */
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

/** The kept token is worth nothing any more; the environment's begins a line of its own. */
async function fetchWithOther(token: string, isBuild: boolean): Promise<Post[]> {
  const posts = await fetchPosts(token);
  if (!isBuild) await renewToken(token);
  return posts;
}
