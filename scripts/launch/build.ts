import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '@/lib/env';
import { PlainFailure } from './leave.mjs';
import { lackedMemory, startChild } from './service';
import { print } from './steps.mjs';

const SOURCES = ['app', 'components', 'content', 'lib', 'public'];
const FILES = [
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'server/next-cache-handler.mjs',
  'tsconfig.json',
];
const stampFile = ({ NEXT_DIST_DIR }: Env) => join(NEXT_DIST_DIR, 'build-stamp');

/** What is written into pages, policies and rewrites when they are built. The secret key is not: whether there is one is. */
function bakedIn(env: Env) {
  return {
    site: env.SITE_URL,
    payments: env.PAYMENTS,
    api: env.PRODUCT_API_URL,
    midtrans: [
      env.MIDTRANS_API_URL,
      env.MIDTRANS_SNAP_JS_URL,
      env.MIDTRANS_CLIENT_KEY,
      Boolean(env.MIDTRANS_SERVER_KEY),
    ],
    content: [env.CONTENT_API_URL, env.CONTENT_STORE_ID, env.CONTENT_EXTRA_ID, env.CONTENT_EXTRA_COLLECTION],
    social: [env.SOCIAL_GRAPH_URL, Boolean(env.SOCIAL_ACCESS_TOKEN)],
    node: process.versions.modules,
  };
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function sources(): Promise<string[]> {
  const listed = await Promise.all(SOURCES.map(filesIn));
  return [...listed.flat(), ...FILES.filter(existsSync)].filter((path) => !path.includes('.test.')).sort();
}

/** A hash over everything the build reads: unchanged, the last build still stands. */
export async function buildStamp(env: Env): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(bakedIn(env)));
  for (const path of await sources()) hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

export async function isBuilt(env: Env, stamp: string): Promise<boolean> {
  if (!existsSync(stampFile(env)) || !existsSync(join(env.NEXT_DIST_DIR, 'BUILD_ID'))) return false;
  return (await readFile(stampFile(env), 'utf8')) === stamp;
}

/** @throws PlainFailure when riders, stores or articles are not as docs/content.md asks, after a line for each fault */
async function checkContent(): Promise<void> {
  const check = startChild({
    run: ['lib/check-content.ts'],
    typescript: true,
    env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=react-server` },
  });
  if ((await check.ended) === 'exit code 0') return;

  for (const line of check.tail) print(line);
  throw new PlainFailure('The shop was not built: what is wrong in content/ is above (docs/content.md).');
}

/**
 * `next build`, quiet unless it fails.
 * @param stamp what to remember the build by
 * @throws PlainFailure
 */
export async function buildShop(env: Env, stamp: string): Promise<void> {
  await checkContent();
  // Whatever stops the build half-way, no stamp vouches for the rest.
  await rm(stampFile(env), { force: true });
  const build = startChild({
    run: ['node_modules/next/dist/bin/next', 'build'],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ending = await build.ended;
  if (ending === 'exit code 0') return writeFile(stampFile(env), stamp);

  if (lackedMemory(ending, build.tail)) {
    throw new PlainFailure(
      'There is too little memory to build the shop: end other programs, or build it on another machine, and run npm start again.',
    );
  }
  for (const line of build.tail) print(line);
  throw new PlainFailure(
    build.tail.some((line) => line.includes('ENOSPC'))
      ? 'The disk is full: the shop could not be built. Make room and run npm start again.'
      : `The shop could not be built (${ending}); the last lines of next build are above.`,
  );
}
