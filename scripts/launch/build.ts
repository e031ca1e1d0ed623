import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '@/lib/env';
import { startChild, waitForSuccess } from './process.mjs';

/** The files and folders that `next build` reads. */
export const BUILD_SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const STAMP = /^[0-9a-f]{16}$/;

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return existsSync(path) ? [path] : [];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Returns a hash of the Node.js version, a text, and the contents of files and folders without their tests. */
export async function hashFiles(paths: string[], text = ''): Promise<string> {
  const hash = createHash('sha256').update(process.version).update(text);
  const files = (await Promise.all(paths.map(listFiles))).flat();
  for (const file of files.filter((path) => !path.includes('.test.')).sort())
    hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** Returns a hash of the sources and the environment. A build with the same hash is current. */
export const computeBuildStamp = async (env: Env): Promise<string> =>
  (await hashFiles(BUILD_SOURCES, JSON.stringify(env))).slice(0, 16);

/** The folder of a build. Builds lie side by side, because a shop may still run from an earlier one. */
export const getBuildFolder = ({ NEXT_DIST_DIR }: Env, stamp: string): string => join(NEXT_DIST_DIR, stamp);

export const isBuilt = (env: Env, stamp: string): boolean => existsSync(getBuildFolder(env, stamp));

/** Removes all other builds. Must not be called while a shop runs from one of them. */
export async function removeOtherBuilds({ NEXT_DIST_DIR }: Env, stamp: string): Promise<void> {
  const others = (await readdir(NEXT_DIST_DIR)).filter((name) => STAMP.test(name) && name !== stamp);
  for (const name of others) await rm(join(NEXT_DIST_DIR, name), { recursive: true });
}

/** Checks the files in `content/`. @param servers the folder of the bundles @throws UserFacingError with one line per error */
export function checkContent(servers: string): Promise<void> {
  const child = startChild({
    run: [join(servers, 'check-content.mjs')],
    env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=react-server` },
  });
  return waitForSuccess('Checking content/ (docs/content.md)', child);
}

/**
 * Runs `next build` in a temporary folder and moves the result in place. It renders pages only after
 * `waitsFor`, a URL of the product API, has responded. @throws UserFacingError
 */
export async function buildShop(env: Env, stamp: string, waitsFor?: string): Promise<void> {
  const folder = join(env.NEXT_DIST_DIR, 'building');
  const child = startChild({
    run: ['node_modules/next/dist/bin/next', 'build'],
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_DIST_DIR: folder,
      ...(waitsFor && { BUILD_WAITS_FOR: waitsFor }),
    },
  });
  await waitForSuccess('next build', child);
  await rename(folder, getBuildFolder(env, stamp));
}
