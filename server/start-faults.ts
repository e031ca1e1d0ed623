import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';
import { listStartFaults } from '@/lib/public-shop';

const builtSchema = z.object({ config: z.object({ env: z.object({ BUILT_PAYMENTS: z.string() }) }) });

/** Whether the built pages say that the shop is a test; undefined where there are none, as in a release. */
async function builtAsTest(): Promise<boolean | undefined> {
  if (!existsSync(join(env.NEXT_DIST_DIR, 'server/app/en.html'))) return;
  const file = join(env.NEXT_DIST_DIR, 'required-server-files.json');
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

/** What keeps the built shop from being served, a line each. */
export async function listFaults(): Promise<string[]> {
  return [...listStartFaults(process.env, 'storefront'), ...(await buildFaults(env.PAYMENTS === 'test'))];
}
