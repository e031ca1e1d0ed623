import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { Env } from '@/lib/env';
import { getBuildFolder } from '@/scripts/launch/build';

/** The entry points of a release, by file name, and the check of `content/` before a build. */
const ENTRIES = {
  storefront: 'scripts/storefront.mjs',
  api: 'backend/main.ts',
  cli: 'backend/cli/main.ts',
  'check-content': 'lib/check-content.ts',
  'next.config': 'next.config.mjs',
};
const PROGRAMS = ['storefront', 'api'];
const COMMANDS = ['catalogue', 'customers', 'leads', 'payments'];

/**
 * Bundles both servers and the commands as JavaScript. Packages are not bundled.
 * @returns the modules and imports of each file
 */
export async function bundleServers(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
}

/** Files that the servers read at run time, and those that `npm ci` reads. */
export const RELEASE_FILES = [
  '.npmrc',
  'backend/db/migrations',
  'backend/payments/development/browser',
  'backend/seed/catalogue.json',
  'content',
  'package-lock.json',
  'public',
];

/**
 * Folder of the build in a release. It has the depth of the original folder, because its links to packages are
 * relative.
 */
export const BUILD_FOLDER = '.next/build';

/**
 * Folders of the build that a storefront writes to. Where a release is read-only, writable folders are mounted in their
 * place.
 */
export const WRITABLE_BUILD_FOLDERS = ['cache', 'server/route-cache'];

/** Files of prerendered pages and responses. */
const FINISHED = /server\/app\/.*\.(html|rsc|meta|body|segments)$/;
const NOT_SERVED = /\.(map|test\.ts|nft\.json)$/;

/**
 * Excludes prerendered pages, which contain the URL and the payment mode of a shop, so that staging and production can
 * use the same release. The storefront renders each page on its first visit.
 */
export const isNeededAtRunTime = (path: string): boolean => !FINISHED.test(path) && !NOT_SERVED.test(path);

async function writePackage(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile('package.json', 'utf8'));
  const scripts = Object.fromEntries([
    ...PROGRAMS.map((name) => [name, `node ${name}.mjs`]),
    ...COMMANDS.map((name) => [name, `node cli.mjs ${name}`]),
  ]);
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...manifest, scripts }, undefined, 2)}\n`,
  );
}

/**
 * Creates a release, which runs with Node.js and its production packages: the bundled servers and commands, the build
 * of Next.js, and the files that they read. A complete release replaces the previous one.
 */
export async function makeRelease(env: Env, stamp: string): Promise<string> {
  const release = join(env.NEXT_DIST_DIR, 'release');
  const folder = `${release}-building`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundleServers(folder);
  await writePackage(folder);
  await writeFile(join(folder, '.env'), `NEXT_DIST_DIR=${BUILD_FOLDER}\n`);
  for (const path of RELEASE_FILES)
    await cp(path, join(folder, path), { recursive: true, filter: isNeededAtRunTime });
  const built = getBuildFolder(env, stamp);
  await cp(built, join(folder, BUILD_FOLDER), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) =>
      isNeededAtRunTime(path) && !WRITABLE_BUILD_FOLDERS.some((name) => path === join(built, name)),
  });
  for (const name of WRITABLE_BUILD_FOLDERS) await mkdir(join(folder, BUILD_FOLDER, name));
  await rm(release, { recursive: true, force: true });
  await rename(folder, release);
  return release;
}
