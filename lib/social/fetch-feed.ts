import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { z } from 'zod';
import { fetchPosts, fetchRenewedToken } from '@/lib/api/graph-api';
import type { Post } from '@/lib/contract/social';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { readStoredFile, writeStoredFile } from '@/lib/stored-file';

/** Identifies the account without revealing its token. Data stored for another account is ignored. */
export function hashSocialAccount(): string {
  return createHash('sha256').update(`${env.SOCIAL_GRAPH_URL} ${env.SOCIAL_ACCESS_TOKEN}`).digest('hex');
}

const FILE = 'social-token.json';
const storedSchema = z.object({ account: z.string(), token: z.string().min(1) });

/**
 * Returns the tokens to try: first the token that any storefront process renewed last, then the token of the
 * environment.
 */
export async function listKnownTokens(): Promise<string[]> {
  const stored = await readStoredFile(FILE, storedSchema);
  const renewed = stored?.account === hashSocialAccount() ? stored.token : undefined;
  return [...new Set([renewed, env.SOCIAL_ACCESS_TOKEN])].filter((token) => token !== undefined);
}

/** Exchanges a token for one with a longer lifetime and stores it. On failure the old token stays in use. */
export async function renewToken(token: string): Promise<string | undefined> {
  const fresh = await fetchRenewedToken(token).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ code: error.code }, 'social token could not be renewed, keeping the old one');
  });
  if (!fresh) return undefined;
  await writeStoredFile(FILE, { account: hashSocialAccount(), token: fresh }).catch(
    ({ code }: NodeJS.ErrnoException) => log.warn({ code }, 'renewed social token could not be stored'),
  );
  return fresh;
}

const RETRY_PAUSE_MS = 500;

/** Returns whether to retry now. If the Graph API said how long to wait, the caller must wait. */
function mayRetry({ code, retryAfterSeconds = 0 }: ApiError): boolean {
  return code !== 'rate_limited' || retryAfterSeconds === 0;
}

/**
 * Fetches the account's posts and renews its token at the same time (spec §7). A failure is retried once.
 * After a rejection, the second attempt uses the renewed token, or else the token of the environment. @throws
 * ApiError of the second failure
 */
export async function fetchFeed(): Promise<Post[]> {
  const [token = '', other] = await listKnownTokens();
  // Builds may run anywhere and in parallel, so they must not renew the token.
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  const renewal = isBuild ? Promise.resolve(undefined) : renewToken(token);
  try {
    return await fetchPosts(token);
  } catch (error) {
    if (!(error instanceof ApiError) || !mayRetry(error)) throw error;
    if (error.code !== 'unauthenticated') {
      await sleep(RETRY_PAUSE_MS);
      return fetchPosts(token);
    }
    const fresh = await renewal;
    if (fresh) return fetchPosts(fresh);
    if (other) return fetchWithOther(other, isBuild);
    throw error;
  }
}

/**
 * Fetches with the token of the environment after the stored token has expired, and renews the token of the
 * environment as well.
 */
async function fetchWithOther(token: string, isBuild: boolean): Promise<Post[]> {
  const posts = await fetchPosts(token);
  if (!isBuild) await renewToken(token);
  return posts;
}
