import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BUILD_SOURCES, hashFiles } from '@/scripts/launch/build';
import {
  API_DOWN_AT_START_SHOP,
  BUILD_ENVIRONMENT_VARIABLES,
  REPOSITORY_FOLDER,
  SESSION_SECRET,
  SHARED_SHOP,
  type ShopBuild,
  type ShopEnvironment,
} from './environments';
import { runModuleUntilExit, SEEDED_DATA_FOLDER, startBundledApi } from './start-server';

/**
 * The folder into which `next build` writes. tsconfig.json includes it. A finished build is copied to a folder of its
 * own.
 */
const DIST_DIR = '.next/journeys';

/** Folder of a finished build. It is as deep as DIST_DIR, because its links to packages are relative. */
export const getBuildFolder = (build: ShopBuild) => `.tmp/journeys-${build}`;
const hashFileOf = (build: ShopBuild) => join(REPOSITORY_FOLDER, getBuildFolder(build), 'sources.sha256');

async function buildShop({ build, siteUrl, apiPort }: ShopEnvironment): Promise<void> {
  await rm(join(REPOSITORY_FOLDER, DIST_DIR), { recursive: true, force: true });
  await runModuleUntilExit({
    name: `build-${build}`,
    module: 'node_modules/next/dist/bin/next',
    arguments: ['build'],
    env: {
      NEXT_DIST_DIR: DIST_DIR,
      SITE_URL: siteUrl,
      SESSION_SECRET,
      PRODUCT_API_PORT: String(apiPort),
      ...BUILD_ENVIRONMENT_VARIABLES[build],
    },
  });
  await rm(join(REPOSITORY_FOLDER, getBuildFolder(build)), { recursive: true, force: true });
  await cp(join(REPOSITORY_FOLDER, DIST_DIR), join(REPOSITORY_FOLDER, getBuildFolder(build)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== 'cache' || !path.endsWith(join(DIST_DIR, 'cache')),
  });
}

async function buildWithCatalogue(): Promise<void> {
  await rm(SEEDED_DATA_FOLDER, { recursive: true, force: true });
  const api = await startBundledApi({ ...SHARED_SHOP, dataFolder: SEEDED_DATA_FOLDER });
  try {
    await buildShop(SHARED_SHOP);
  } finally {
    await api.stop();
  }
}

const BUILDERS: Record<ShopBuild, () => Promise<void>> = {
  'with-catalogue': buildWithCatalogue,
  // During this build, no product API listens on the port of the environment.
  'without-catalogue': () => buildShop(API_DOWN_AT_START_SHOP),
};

/** Builds the storefront unless a build of the same sources exists. */
export async function prepareBuild(build: ShopBuild): Promise<void> {
  const sources = await hashFiles([...BUILD_SOURCES, 'backend']);
  if (existsSync(hashFileOf(build)) && (await readFile(hashFileOf(build), 'utf8')) === sources) return;
  await BUILDERS[build]();
  await writeFile(hashFileOf(build), sources);
}
