import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '@/lib/env';

const SOURCES = ['app', 'components', 'content', 'lib', 'public'];
const FILES = [
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const distDir = process.env.NEXT_DIST_DIR || '.next';
const STAMP = join(distDir, 'build-stamp');

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

export async function isBuilt(stamp: string): Promise<boolean> {
  if (!existsSync(STAMP) || !existsSync(join(distDir, 'BUILD_ID'))) return false;
  return (await readFile(STAMP, 'utf8')) === stamp;
}

/** Before a build: whatever stops it half-way, no stamp vouches for the rest. */
export async function forgetBuild(): Promise<void> {
  await rm(STAMP, { force: true });
}

export async function rememberBuild(stamp: string): Promise<void> {
  await writeFile(STAMP, stamp);
}
