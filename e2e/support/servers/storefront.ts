import { cp, lutimes, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { getBuildFolder } from './builds';
import {
  BUILD_ENVIRONMENT_VARIABLES,
  REPOSITORY_FOLDER,
  SESSION_SECRET,
  type ShopEnvironment,
} from './environments';
import { type RunningServer, restoreSeededData, startBundledApi, startServer } from './start-server';

const HOUR_MS = 3_600_000;

/** Makes a build an hour old: Next.js reads the age of a page from its file. */
async function ageBuild(folder: string): Promise<void> {
  const then = new Date(Date.now() - HOUR_MS);
  for (const name of await readdir(folder, { recursive: true }))
    await lutimes(join(folder, name), then, then);
}

export const getServedBuildFolder = ({ name }: ShopEnvironment) =>
  join(REPOSITORY_FOLDER, `.tmp/journeys-served-${name}`);

/** Copies the environment's build, so that each run starts with the built pages. */
async function copyBuild(environment: ShopEnvironment): Promise<string> {
  const folder = getServedBuildFolder(environment);
  await rm(folder, { recursive: true, force: true });
  await cp(join(REPOSITORY_FOLDER, getBuildFolder(environment.build)), folder, {
    recursive: true,
    verbatimSymlinks: true,
  });
  return folder;
}

export const createStorefrontVariables = (environment: ShopEnvironment) => ({
  PORT: String(environment.port),
  SITE_URL: environment.siteUrl,
  PRODUCT_API_PORT: String(environment.apiPort),
  SESSION_SECRET,
  ...BUILD_ENVIRONMENT_VARIABLES[environment.build],
});

/** Serves a build that is an hour old, in front of the environment's product API. Its log is `<environment>.log`. */
export async function startStorefront(
  environment: ShopEnvironment,
  more: Record<string, string> = {},
): Promise<RunningServer> {
  const folder = await copyBuild(environment);
  await ageBuild(folder);
  return startServer({
    name: environment.name,
    module: 'scripts/storefront.mjs',
    typescript: true,
    env: {
      NEXT_DIST_DIR: relative(REPOSITORY_FOLDER, folder),
      ...createStorefrontVariables(environment),
      ...more,
    },
  });
}

/** Serves the environment's build with `next start`. */
export async function startWithNextStart(environment: ShopEnvironment): Promise<RunningServer> {
  return startServer({
    name: environment.name,
    module: 'node_modules/next/dist/bin/next',
    arguments: ['start'],
    readyUrl: `${environment.siteUrl}/api/health`,
    env: {
      NEXT_DIST_DIR: relative(REPOSITORY_FOLDER, await copyBuild(environment)),
      ...createStorefrontVariables(environment),
    },
  });
}

/** Starts the bundled product API with seeded data, and a storefront in front of it, with the same variables. */
export async function startSeededShop(
  environment: ShopEnvironment,
  more: Record<string, string> = {},
  start = startStorefront,
) {
  await restoreSeededData(environment);
  const api = await startBundledApi(environment, more);
  return [api, await start(environment, more)] as const;
}
