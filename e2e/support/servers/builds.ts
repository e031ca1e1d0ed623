import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BUILD_SOURCES, hashFiles } from '@/scripts/launch/build';
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
import { runToEnd, SEEDED_DATA_FOLDER, startBundledApi } from './start-server';

/** The folder of a running build, which tsconfig.json includes. A finished build is copied to a folder of its own. */
const DIST_DIR = '.next/journeys';

/** Folder of a finished build, as deep as the dist dir because its links to packages are relative. */
export const getBuildFolder = (build: Build) => `.tmp/journeys-${build}`;
const hashFileOf = (build: Build) => join(ROOT, getBuildFolder(build), 'sources.sha256');

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
  await rm(join(ROOT, getBuildFolder(build)), { recursive: true, force: true });
  await cp(join(ROOT, DIST_DIR), join(ROOT, getBuildFolder(build)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== 'cache' || !path.endsWith(join(DIST_DIR, 'cache')),
  });
}

async function buildWithCatalogue(): Promise<void> {
  await rm(SEEDED_DATA_FOLDER, { recursive: true, force: true });
  const api = await startBundledApi({ ...SHOP, dataFolder: SEEDED_DATA_FOLDER });
  try {
    await buildShop(SHOP);
  } finally {
    await api.stop();
  }
}

const BUILDERS: Record<Build, () => Promise<void>> = {
  'with-catalogue': buildWithCatalogue,
  // During the following two builds, no product API listens on the port of the environment.
  'without-catalogue': () => buildShop(EARLY_SHOP),
  'with-components': () => buildShop(COMPONENTS_SHOP),
};

/** Builds the storefront unless a build of the same sources exists. */
export async function prepareBuild(build: Build): Promise<void> {
  const sources = await hashFiles([...BUILD_SOURCES, 'backend']);
  if (existsSync(hashFileOf(build)) && (await readFile(hashFileOf(build), 'utf8')) === sources) return;
  await BUILDERS[build]();
  await writeFile(hashFileOf(build), sources);
}
