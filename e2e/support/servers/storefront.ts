import { existsSync } from 'node:fs';
import { cp, lutimes, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { builtFolder } from './builds';
import { type Environment, ROOT, SESSION_SECRET, settingsOf } from './environments';
import { type Server, startServer } from './start-server';

const HOUR_MS = 3_600_000;

/** Next tells a page's age by its file. */
async function ageBuild(folder: string): Promise<void> {
  const then = new Date(Date.now() - HOUR_MS);
  for (const name of await readdir(folder, { recursive: true }))
    await lutimes(join(folder, name), then, then);
}

/** Where the pages of an environment are that it serves. */
export function servedFolder(environment: Environment): string {
  return join(ROOT, `.tmp/journeys-served-${environment.name}`);
}

/**
 * Copies the environment's build, so that pages which another run has healed or renewed are as the build left them.
 * Pictures that were encoded for the same build stay: that takes longer than everything else a page needs.
 */
async function copyBuild(environment: Environment): Promise<string> {
  const built = join(ROOT, builtFolder(environment.build));
  const folder = servedFolder(environment);
  const images = join(folder, 'cache/images');
  const keptImages = `${folder}-images`;
  const sources = (of: string) => readFile(join(of, 'sources.sha256'), 'utf8').catch(() => undefined);

  await rm(keptImages, { recursive: true, force: true });
  if (existsSync(images) && (await sources(folder)) === (await sources(built)))
    await rename(images, keptImages);
  await rm(folder, { recursive: true, force: true });
  await cp(built, folder, { recursive: true, verbatimSymlinks: true });
  if (existsSync(keptImages)) {
    await mkdir(dirname(images), { recursive: true });
    await rename(keptImages, images);
  }
  return folder;
}

/**
 * Serves a build that is an hour old: shops are not started the moment they are built. Its log is `<environment>.log`.
 * @param api how it finds its product API
 */
export async function startStorefront(
  environment: Environment,
  api: Record<string, string>,
): Promise<Server> {
  const folder = await copyBuild(environment);
  await ageBuild(folder);
  return startServer({
    name: environment.name,
    module: 'scripts/storefront.mjs',
    typescript: true,
    env: {
      NEXT_DIST_DIR: relative(ROOT, folder),
      PORT: String(environment.port),
      SITE_URL: environment.siteUrl,
      SESSION_SECRET,
      ...settingsOf(environment.build),
      ...api,
    },
  });
}
