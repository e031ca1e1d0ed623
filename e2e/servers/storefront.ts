import { cp, lutimes, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { builtFolder } from './builds';
import { paymentsOf, ROOT, SESSION_SECRET, type Stand } from './stands';
import { type Server, startServer } from './start-server';

const HOUR_MS = 3_600_000;

/** Next tells a page's age by its file. */
async function ageBuild(folder: string): Promise<void> {
  const then = new Date(Date.now() - HOUR_MS);
  for (const name of await readdir(folder, { recursive: true }))
    await lutimes(join(folder, name), then, then);
}

/** Where the pages of a stand are that it serves. */
export function servedFolder(stand: Stand): string {
  return join(ROOT, `.tmp/journeys-served-${stand.name}`);
}

/**
 * Serves a fresh copy of the stand's build, so that pages which another run has healed or renewed are as the
 * build left them an hour ago: shops are not started the moment they are built. Its log is `<stand>.log`.
 * @param api how it finds its product API
 */
export async function startStorefront(stand: Stand, api: Record<string, string>): Promise<Server> {
  const folder = servedFolder(stand);
  await rm(folder, { recursive: true, force: true });
  await cp(join(ROOT, builtFolder(stand.build)), folder, {
    recursive: true,
    verbatimSymlinks: true,
  });
  await ageBuild(folder);
  return startServer({
    name: stand.name,
    module: 'scripts/storefront.mjs',
    env: {
      NEXT_DIST_DIR: relative(ROOT, folder),
      PORT: String(stand.port),
      SITE_URL: stand.siteUrl,
      SESSION_SECRET,
      ...paymentsOf(stand.build),
      ...api,
    },
  });
}
