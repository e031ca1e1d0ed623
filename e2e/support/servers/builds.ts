import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import {
  BUILD_VARIABLES,
  type Build,
  COMPONENTS_SHOP,
  EARLY_SHOP,
  type Environment,
  ROOT,
  SESSION_SECRET,
  SHOP,
} from './environments';
import { runToEnd, SEEDED_DATA, startBundledApi } from './start-server';

/** The files and folders that go into a build. */
const SOURCES = [
  'app',
  'backend',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
];

/** The folder that tsconfig.json includes; a finished build is copied out of it. */
const DIST_DIR = '.next/journeys';

/** Folder of a finished build, as deep as the dist dir because its links to packages are relative. */
export const builtFolder = (build: Build) => `.tmp/journeys-${build}`;
const hashFileOf = (build: Build) => join(ROOT, builtFolder(build), 'sources.sha256');

async function filesUnder(source: string): Promise<string[]> {
  const path = join(ROOT, source);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Hashes the contents of the sources, because a checkout changes their dates. */
async function hashSources(): Promise<string> {
  const paths = (await Promise.all(SOURCES.map(filesUnder)))
    .flat()
    .filter((path) => !path.includes('.test.'));
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.sort()) hash.update(relative(ROOT, path)).update(await readFile(path));
  return hash.digest('hex');
}

async function buildShop({ build, siteUrl, apiPort }: Environment): Promise<void> {
  await rm(join(ROOT, DIST_DIR), { recursive: true, force: true });
  await runToEnd({
    name: `build-${build}`,
    module: 'node_modules/next/dist/bin/next',
    arguments: ['build'],
    env: {
      NEXT_DIST_DIR: DIST_DIR,
      SITE_URL: siteUrl,
      SESSION_SECRET,
      PRODUCT_API_PORT: String(apiPort),
      ...BUILD_VARIABLES[build],
    },
  });
  await rm(join(ROOT, builtFolder(build)), { recursive: true, force: true });
  await cp(join(ROOT, DIST_DIR), join(ROOT, builtFolder(build)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== 'cache' || !path.endsWith(join(DIST_DIR, 'cache')),
  });
}

async function buildWithCatalogue(): Promise<void> {
  await rm(SEEDED_DATA, { recursive: true, force: true });
  const api = await startBundledApi({ ...SHOP, dataFolder: SEEDED_DATA });
  try {
    await buildShop(SHOP);
  } finally {
    await api.stop();
  }
}

const BUILDERS: Record<Build, () => Promise<void>> = {
  'with-catalogue': buildWithCatalogue,
  // No product API listens on their ports during the build.
  'without-catalogue': () => buildShop(EARLY_SHOP),
  'with-components': () => buildShop(COMPONENTS_SHOP),
};

/** Builds the storefront unless a build of the same sources exists. */
export async function prepareBuild(build: Build): Promise<void> {
  const sources = await hashSources();
  if (existsSync(hashFileOf(build)) && (await readFile(hashFileOf(build), 'utf8')) === sources) return;
  await BUILDERS[build]();
  await writeFile(hashFileOf(build), sources);
}
