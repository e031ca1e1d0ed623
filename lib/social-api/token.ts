import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { readKept, writeKept } from '@/lib/kept-file';
import { log } from '@/lib/log';
import { fetchFreshToken } from './graph';
import { memory } from './memory';

const FILE = 'social-token.json';
const keptSchema = z.object({ account: z.string(), token: z.string().min(1) });

/** Whose feed it is, without telling the token: what was kept for another one is of no use. */
export function accountMark(): string {
  return createHash('sha256').update(`${env.SOCIAL_GRAPH_URL} ${env.SOCIAL_ACCESS_TOKEN}`).digest('hex');
}

/**
 * The tokens to try, in this order: the last one that the provider gave, and the one in the environment.
 * Another process may have got it, so the file is asked each time.
 */
export async function knownTokens(): Promise<string[]> {
  const kept = [await readKept(FILE, keptSchema), memory().token].find(
    (one) => one?.account === accountMark(),
  );
  return [...new Set([kept?.token, env.SOCIAL_ACCESS_TOKEN])].filter((token) => token !== undefined);
}

/**
 * Exchanges a token for one that is valid for longer, and keeps that one over restarts. A refusal is logged and
 * answers nothing: the old one goes on for as long as it is valid.
 */
export async function renewToken(token: string): Promise<string | undefined> {
  const fresh = await fetchFreshToken(token).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ code: error.code }, 'the social token was not renewed');
  });
  if (!fresh) return undefined;
  memory().token = { account: accountMark(), token: fresh };
  await writeKept(FILE, memory().token).catch(({ code }: NodeJS.ErrnoException) => {
    log.warn({ code }, 'the renewed social token is not kept for the next start');
  });
  return fresh;
}
