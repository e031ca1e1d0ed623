import 'server-only';
import { env } from '@/lib/env';
import { keptSecret } from '@/lib/kept-secret';
import { isPublic } from '@/lib/public-shop';

let known: Promise<string> | undefined;

/**
 * What seals the session cookie: `SESSION_SECRET`, else the one kept in `.data/` (contract, Environment).
 * @throws Error in a public shop without the first: whoever starts one has been told so
 */
export async function sessionSecret(): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  if (isPublic(env.SITE_URL)) throw new Error('SESSION_SECRET is required when SITE_URL is https');
  known ??= keptSecret(process.env.DATA_DIR || '.data', 'session-secret').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/**
 * What may open a cookie: the secret that seals, and the one before it (`SESSION_SECRET_OLD`), so that a secret can be
 * changed while shoppers are logged in.
 */
export async function openingSecrets(): Promise<string[]> {
  const secret = await sessionSecret();
  return env.SESSION_SECRET_OLD ? [secret, env.SESSION_SECRET_OLD] : [secret];
}
