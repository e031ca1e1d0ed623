import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { startBundledApi } from './bundled-api';
import {
  type Build,
  COMPONENTS_SHOP,
  EARLY_SHOP,
  type Environment,
  JOURNEYS_FOLDER,
  ROOT,
  SESSION_SECRET,
  SHOP,
  settingsOf,
} from './environments';
import { runToEnd } from './start-server';

/** What a build is made of, and the data it is made with; a folder or a file. */
const SOURCES = [
  'app',
  'backend',
  'components',
  'content',
  'lib',
  'public',
  'server/next-cache',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
];

/** The one dist dir that tsconfig.json knows of; a finished build is copied away from it. */
const DIST_DIR = '.next/journeys';

/** A finished build. As deep as the dist dir, whose links to packages are relative. */
export function builtFolder(build: Build): string {
  return `.tmp/journeys-${build}`;
}

/** The seeded data of the product API that the shop was built with: its pages know the ids in there. */
export const SEEDED_DATA = join(JOURNEYS_FOLDER, 'seeded');

const hashFileOf = (build: Build) => join(ROOT, builtFolder(build), 'sources.sha256');

async function filesUnder(source: string): Promise<string[]> {
  const path = join(ROOT, source);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Of what the sources say, not of their dates: a checkout writes every file anew. */
async function hashSources(): Promise<string> {
  const paths = (await Promise.all(SOURCES.map(filesUnder)))
    .flat()
    .filter((path) => !path.includes('.test.'));
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.sort()) hash.update(relative(ROOT, path)).update(await readFile(path));
  return hash.digest('hex');
}

/** The hash of the sources that a build was made of. */
export async function sourcesOf(build: Build): Promise<string | undefined> {
  const file = hashFileOf(build);
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

/** @param api how the storefront finds its product API */
async function buildShop(build: Build, siteUrl: string, api: Record<string, string>): Promise<void> {
  await rm(join(ROOT, DIST_DIR), { recursive: true, force: true });
  await runToEnd({
    name: `build-${build}`,
    module: 'node_modules/next/dist/bin/next',
    arguments: ['build'],
    env: { NEXT_DIST_DIR: DIST_DIR, SITE_URL: siteUrl, SESSION_SECRET, ...settingsOf(build), ...api },
  });
  await rm(join(ROOT, builtFolder(build)), { recursive: true, force: true });
  await cp(join(ROOT, DIST_DIR), join(ROOT, builtFolder(build)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== 'cache' || !path.endsWith(join(DIST_DIR, 'cache')),
  });
}

/** Nobody answers at the API's port while it builds. */
const buildWithoutApi = ({ build, siteUrl, apiPort }: Environment) =>
  buildShop(build, siteUrl, { PRODUCT_API_PORT: String(apiPort) });

const BUILDERS: Record<Build, () => Promise<void>> = {
  'without-catalogue': () => buildWithoutApi(EARLY_SHOP),
  'with-components': () => buildWithoutApi(COMPONENTS_SHOP),

  'with-catalogue': async () => {
    await rm(SEEDED_DATA, { recursive: true, force: true });
    const api = await startBundledApi(SHOP, SEEDED_DATA);
    try {
      await buildShop('with-catalogue', SHOP.siteUrl, { PRODUCT_API_PORT: String(SHOP.apiPort) });
    } finally {
      await api.stop();
    }
  },
};

/** Builds the shop with the bundled product API, or while none answers, unless no source has changed. */
export async function prepareBuild(build: Build): Promise<void> {
  const sources = await hashSources();
  if ((await sourcesOf(build)) === sources) return;
  await BUILDERS[build]();
  await writeFile(hashFileOf(build), sources);
}
