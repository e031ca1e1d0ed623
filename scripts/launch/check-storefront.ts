import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { EnvError, readEnv } from '@/lib/env';
import { listStartFaults } from '@/lib/public-shop';
import { loadEnvironmentFiles } from './read-environment';

const builtSchema = z.object({ config: z.object({ env: z.object({ BUILT_PAYMENTS: z.string() }) }) });

/** Whether the pages say that the shop is a test; undefined where nothing is built. */
async function builtAsTest(): Promise<boolean | undefined> {
  const file = join(process.env.NEXT_DIST_DIR || '.next', 'required-server-files.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const built = builtSchema.safeParse(text && JSON.parse(text));
  return built.success ? built.data.config.env.BUILT_PAYMENTS === 'test' : undefined;
}

/** The pages are finished in the build: what they say of the shop must be what it does. */
async function buildFaults(isTest: boolean): Promise<string[]> {
  const wasTest = await builtAsTest();
  if (wasTest === undefined || wasTest === isTest) return [];
  const [built, started] = wasTest ? ['with', 'without'] : ['without', 'with'];
  return [`The pages were built ${built} PAYMENTS=test and are started ${started} it: build them again`];
}

function tableFaults(): string[] {
  try {
    readEnv(process.env);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.message.split('\n');
    throw error;
  }
}

/** What keeps the built storefront from being served, a line each. */
export async function listStorefrontFaults(): Promise<string[]> {
  loadEnvironmentFiles();
  return [
    ...tableFaults(),
    ...listStartFaults(process.env, 'storefront'),
    ...(await buildFaults(process.env.PAYMENTS === 'test')),
  ];
}
