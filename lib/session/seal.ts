import 'server-only';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import { env } from '@/lib/env';
import { isPublic } from '@/lib/public-shop';
import { storedSecret } from '@/lib/stored-secret';

let stored: Promise<string> | undefined;

/**
 * What seals cookies: `SESSION_SECRET`, else the stored one. @throws Error in a public shop without the first
 */
export async function sessionSecret(): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  if (isPublic(env.SITE_URL)) throw new Error('SESSION_SECRET is required when SITE_URL is https');
  stored ??= storedSecret(env.DATA_DIR, 'session-secret').catch((error: unknown) => {
    stored = undefined;
    throw error;
  });
  return stored;
}

/** `SESSION_SECRET_OLD` still opens, so that the secret can be rotated while shoppers are logged in. */
async function openingSecrets(): Promise<string[]> {
  const secret = await sessionSecret();
  return env.SESSION_SECRET_OLD ? [secret, env.SESSION_SECRET_OLD] : [secret];
}

/** Content as text that only this shop can read, for so many seconds. */
export async function seal(content: unknown, seconds: number): Promise<string> {
  return sealData(content, { password: await sessionSecret(), ttl: seconds });
}

/** What was sealed; undefined when it is broken, forged, of an unknown secret, of another shape, or too old. */
export async function unseal<S extends z.ZodType>(
  text: string,
  schema: S,
  seconds: number,
): Promise<z.infer<S> | undefined> {
  for (const password of await openingSecrets()) {
    // iron-session returns {} for some bad seals and throws for others; both are simply nothing.
    const content: unknown = await unsealData(text, { password, ttl: seconds }).catch(() => undefined);
    const opened = schema.safeParse(content);
    if (opened.success) return opened.data;
  }
  return undefined;
}
