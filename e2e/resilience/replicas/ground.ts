import { chmod, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Build, ROOT, STAND_LINKS, STAND_PORT } from '@/e2e/support/servers/environments';
import { type Stand, unpackRelease } from '@/e2e/support/servers/replicas/open-replicas';
import { openTestStand, provideStand, releaseOf } from '@/e2e/support/servers/stand';
import { stock } from './books';
import { type Disk, openDisk } from './disk';
import { type Link, openLink } from './link';

/** Two releases with the storefronts' copies, and what PostgreSQL writes. */
const DISK_MIB = 1536;
const PLENTY = 100_000;
const MOVING_CLOCK = `--import=${pathToFileURL(join(ROOT, 'e2e/resilience/replicas/moving-clock.mjs')).href}`;

/** What there is to break. */
export type Ground = {
  stand: Stand;
  disk: Disk;
  links: { postgresql: Link; redis: Link; productApi: Link };
  /** Has every server that starts from now on be of another build. @returns the build's id */
  switchRelease: () => Promise<string>;
  close: () => Promise<void>;
};

/** As an operator does: each release in a folder, and a link to the one that is served. */
async function point(folder: string, release: string): Promise<string> {
  const current = join(folder, 'current');
  await rm(`${current}.new`, { force: true });
  await symlink(release, `${current}.new`);
  await rename(`${current}.new`, current);
  return current;
}

async function openLinks(): Promise<Ground['links']> {
  const { postgresql, redis, productApi } = STAND_LINKS;
  return {
    postgresql: await openLink(postgresql, STAND_PORT + 2),
    redis: await openLink(redis, STAND_PORT + 3),
    productApi: await openLink(productApi, STAND_PORT + 1),
  };
}

/** Opens everything, or nothing. */
async function openAll(closing: (() => Promise<unknown>)[]): Promise<Omit<Ground, 'close'>> {
  await provideStand();
  const disk = await openDisk(DISK_MIB);
  closing.push(disk.remove);
  // PostgreSQL may have to run as another user, whose folder is in here.
  await chmod(disk.folder, 0o711);
  const unpack = async (name: string, build: Build) => {
    const folder = join(disk.folder, name);
    await cp(await releaseOf(build), folder, { recursive: true, verbatimSymlinks: true });
    return folder;
  };
  const first = await unpack('first', 'without-catalogue');
  const second = await unpack('second', 'with-catalogue');
  const cache = await mkdtemp(join(tmpdir(), 'proxy-cache-'));
  closing.push(() => rm(cache, { recursive: true, force: true }));
  const links = await openLinks();
  for (const link of Object.values(links)) closing.push(link.close);

  const stand = await openTestStand(await point(disk.folder, first), {
    parent: disk.folder,
    cache,
    env: {
      NODE_OPTIONS: MOVING_CLOCK,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${STAND_LINKS.postgresql}/postgres`,
      REDIS_URL: `redis://127.0.0.1:${STAND_LINKS.redis}`,
      PRODUCT_API_URL: `http://127.0.0.1:${STAND_LINKS.productApi}`,
    },
  });
  closing.push(stand.stop);
  await stock(stand, PLENTY);
  const switchRelease = async () => {
    await unpackRelease(second);
    await point(disk.folder, second);
    return readFile(join(second, '.next/build/BUILD_ID'), 'utf8');
  };
  return { stand, disk, links, switchRelease };
}

/** Opens a replicated shop on a disk of its own, with links between its parts, and plenty to sell. */
export async function openGround(): Promise<Ground> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const one of closing.reverse()) await one();
  };
  try {
    return { ...(await openAll(closing)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
