import { existsSync } from 'node:fs';
import { closeDataFolder, DataFolderError } from '@/lib/data-folder.mjs';
import type { Env } from '@/lib/env';
import { keptSecret } from '@/lib/kept-secret';
import { listStartFaults } from '@/lib/public-shop';
import { PlainFailure } from './plain-failure.mjs';
import { print } from './steps.mjs';

// The same files Next reads for the storefront, so that both processes agree. What is set already wins.
const FILES = ['.env.local', '.env'];

export function loadEnvironmentFiles(): void {
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file);
}

/** What is wrong of the environment, whichever part would find it. */
function startFaults(): string[] {
  return listStartFaults(process.env, process.env.PRODUCT_API_URL ? 'storefront' : 'both');
}

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

/** Not `openDataFolder`: what is built here may be run by another user. */
function closeData(): void {
  try {
    const open = closeDataFolder();
    if (open) print(`– ${open}`);
  } catch (error) {
    if (error instanceof DataFolderError) throw new PlainFailure(error.message, { cause: error });
    throw error;
  }
}

/**
 * The checked environment table.
 * @throws PlainFailure a line for each wrong variable, or one for a data folder that cannot be the shop's own
 */
export async function readEnvironment(): Promise<Env> {
  loadEnvironmentFiles();
  closeData();
  await shareSecret();
  try {
    const { env } = await import('@/lib/env');
    return env;
  } catch (error) {
    if (error instanceof Error && error.name === 'EnvError')
      throw new PlainFailure([error.message, ...startFaults()].join('\n'), { cause: error });
    throw error;
  }
}

/**
 * What a shop may not be started with. The bundled product API says so itself, together with what it finds in its database.
 * @throws PlainFailure a line each
 */
export function refuseToPlay(): void {
  const faults = startFaults();
  if (faults.length > 0) throw new PlainFailure(faults.join('\n'));
}
