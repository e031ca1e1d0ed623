import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '@/lib/env';
import { startChild } from './child.mjs';
import { PlainFailure } from './leave.mjs';
import { lackedMemory } from './service';
import { print } from './steps.mjs';

const SOURCES = ['app', 'components', 'content', 'lib', 'public'];
const FILES = [
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
/** A build's folder is called after its stamp. */
const NAME = /^[0-9a-f]{16}$/;

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
    pictures: env.PICTURE_HOSTS,
    components: env.COMPONENTS_PAGE,
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

/** Names a build by everything that it reads: unchanged, the last one still stands. */
export async function buildStamp(env: Env): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(bakedIn(env)));
  for (const path of await sources()) hash.update(path).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

/** Builds lie side by side, as a shop may run from another one; none is seen before it is whole. */
export const builtFolder = ({ NEXT_DIST_DIR }: Env, stamp: string): string => join(NEXT_DIST_DIR, stamp);

export const isBuilt = (env: Env, stamp: string): boolean => existsSync(builtFolder(env, stamp));

/** Removes former builds. Only for whoever knows that no shop runs from one. */
export async function removeOtherBuilds({ NEXT_DIST_DIR }: Env, stamp: string): Promise<void> {
  const others = (await readdir(NEXT_DIST_DIR)).filter((name) => NAME.test(name) && name !== stamp);
  for (const name of others) await rm(join(NEXT_DIST_DIR, name), { recursive: true });
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

/** `next build` in a folder of its own, which is put in place when it is whole; quiet unless it fails. @throws PlainFailure */
export async function buildShop(env: Env, stamp: string): Promise<void> {
  await checkContent();
  const folder = join(env.NEXT_DIST_DIR, 'building');
  const build = startChild({
    run: ['node_modules/next/dist/bin/next', 'build'],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: folder },
  });
  const ending = await build.ended;
  if (ending === 'exit code 0') return rename(folder, builtFolder(env, stamp));

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
