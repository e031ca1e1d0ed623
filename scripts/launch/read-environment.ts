import { closeDataFolder, DataFolderError } from '@/lib/data-folder';
import type { Env } from '@/lib/env';
import { listStartFaults } from '@/lib/public-shop';
import { storedSecret } from '@/lib/stored-secret';
import { loadEnvironmentFiles } from './environment-files.mjs';
import { PlainFailure } from './leave.mjs';
import { print } from './steps.mjs';

/** What is wrong of the environment, whichever part would find it. */
function startFaults(): string[] {
  return listStartFaults(process.env, process.env.PRODUCT_API_URL ? 'storefront' : 'both');
}

/** With a secret, made once, the API tells the storefront of changes; without it pages follow in a minute. */
async function shareSecret({ bundledApi, REVALIDATE_SECRET, DATA_DIR }: Env): Promise<void> {
  if (!bundledApi || REVALIDATE_SECRET) return;
  try {
    process.env.REVALIDATE_SECRET = await storedSecret(DATA_DIR, 'revalidate-secret');
  } catch (error) {
    print(`– No secret could be kept, so a changed catalogue shows within a minute: ${String(error)}`);
  }
}

/** Not `openDataFolder`: what is built here may be run by another user. */
function closeData({ DATA_DIR }: Env): void {
  try {
    const open = closeDataFolder(DATA_DIR);
    if (open) print(`– ${open}`);
  } catch (error) {
    if (error instanceof DataFolderError) throw new PlainFailure(error.message, { cause: error });
    throw error;
  }
}

async function checkedEnvironment(): Promise<Env> {
  try {
    const { env } = await import('@/lib/env');
    return env;
  } catch (error) {
    if (error instanceof Error && error.name === 'EnvError')
      throw new PlainFailure([error.message, ...startFaults()].join('\n'), { cause: error });
    throw error;
  }
}

/** The checked environment table. @throws PlainFailure a line for each fault */
export async function readEnvironment(): Promise<Env> {
  loadEnvironmentFiles();
  const env = await checkedEnvironment();
  closeData(env);
  await shareSecret(env);
  return env;
}

/** The bundled API refuses by itself, with what its database says. @throws PlainFailure a line each */
export function refuseToPlay(): void {
  const faults = startFaults();
  if (faults.length > 0) throw new PlainFailure(faults.join('\n'));
}
