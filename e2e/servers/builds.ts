import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { startBundledApi } from './bundled-api';
import { type Build, EARLY_SHOP, JOURNEYS_FOLDER, paymentsOf, ROOT, SESSION_SECRET, SHOP } from './stands';
import { runToEnd } from './start-server';

const SOURCES = ['app', 'backend', 'components', 'content', 'lib', 'public'];
const FILES = [
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'scripts/storefront.mjs',
  'scripts/prepare-request.mjs',
];

/** The one dist dir that tsconfig.json knows of; a finished build is copied away from it. */
const DIST_DIR = '.next/journeys';
const FINGERPRINT_FILE = join(JOURNEYS_FOLDER, 'fingerprint');

/** A finished build. As deep as the dist dir, whose links to packages are relative. */
export function builtFolder(build: Build): string {
  return `.tmp/journeys-${build}`;
}

/** The seeded data of the product API that the shop was built with: its pages know the ids in there. */
export const SEEDED_DATA = join(JOURNEYS_FOLDER, 'seeded');

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Changes when a source does: cheap, because it looks at sizes and times alone. */
async function sourceFingerprint(): Promise<string> {
  const listed = (await Promise.all(SOURCES.map(filesUnder))).flat();
  const paths = [...listed, ...FILES.map((file) => join(ROOT, file))].filter(
    (path) => !path.includes('.test.'),
  );
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.sort()) {
    const { size, mtimeMs } = await stat(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function isBuilt(fingerprint: string): Promise<boolean> {
  if (!existsSync(FINGERPRINT_FILE)) return false;
  return (await readFile(FINGERPRINT_FILE, 'utf8')) === fingerprint;
}

/** @param api how the storefront finds its product API */
async function buildShop(build: Build, siteUrl: string, api: Record<string, string>): Promise<void> {
  await rm(join(ROOT, DIST_DIR), { recursive: true, force: true });
  await runToEnd({
    name: `build-${build}`,
    module: 'node_modules/next/dist/bin/next',
    arguments: ['build'],
    env: { NEXT_DIST_DIR: DIST_DIR, SITE_URL: siteUrl, SESSION_SECRET, ...paymentsOf(build), ...api },
  });
  await rm(join(ROOT, builtFolder(build)), { recursive: true, force: true });
  await cp(join(ROOT, DIST_DIR), join(ROOT, builtFolder(build)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== 'cache' || !path.endsWith(join(DIST_DIR, 'cache')),
  });
}

/** Builds the shop twice, with the bundled product API and while none answers, unless nothing has changed. */
export async function prepareBuilds(): Promise<void> {
  const fingerprint = await sourceFingerprint();
  if (await isBuilt(fingerprint)) return;

  await rm(JOURNEYS_FOLDER, { recursive: true, force: true });
  await buildShop('without-catalogue', EARLY_SHOP.siteUrl, { PRODUCT_API_PORT: String(EARLY_SHOP.apiPort) });
  const api = await startBundledApi(SHOP, SEEDED_DATA);
  try {
    await buildShop('with-catalogue', SHOP.siteUrl, { PRODUCT_API_PORT: String(SHOP.apiPort) });
  } finally {
    await api.stop();
  }
  await writeFile(FINGERPRINT_FILE, fingerprint);
}
