import { existsSync } from 'node:fs';
import type { Env } from '@/lib/env';
import { keptSecret } from '@/lib/kept-secret';
import { PlainFailure } from './plain-failure.mjs';
import { print } from './steps.mjs';

// The same files Next reads for the storefront, so that both processes agree. What is set already wins.
const FILES = ['.env.local', '.env'];

/**
 * Started together, the API tells the storefront of every change of the catalogue, by a secret that is made once and
 * that both processes inherit. Without it the pages follow within a minute, so the shop opens all the same.
 */
async function shareSecret(): Promise<void> {
  if (process.env.PRODUCT_API_URL || process.env.REVALIDATE_SECRET) return;
  try {
    process.env.REVALIDATE_SECRET = await keptSecret(process.env.DATA_DIR || '.data', 'revalidate-secret');
  } catch (error) {
    print(`– No secret could be kept, so a changed catalogue shows within a minute: ${String(error)}`);
  }
}

/**
 * The checked environment table.
 * @throws PlainFailure one line that names the wrong variable
 */
export async function readEnvironment(): Promise<Env> {
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file);
  await shareSecret();
  try {
    const { env } = await import('@/lib/env');
    return env;
  } catch (error) {
    if (error instanceof Error && error.name === 'EnvError')
      throw new PlainFailure(error.message, { cause: error });
    throw error;
  }
}
