import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPLICA_PROXY_PORT, type ShopBuild } from '@/e2e/support/servers/environments';
import {
  createTestRelease,
  prepareReplicaRelease,
  type ReplicatedShop,
  requireReplicaPrograms,
  startReplicas,
} from '@/e2e/support/servers/replicas/start-replicas';
import { setItemStock } from './database-state';
import { type NetworkLink, openNetworkLink } from './network';
import { mountTestDisk, type TestDisk } from './test-disk';

/** Size of the disk: space for PostgreSQL and for two releases with the builds of both storefronts. */
const DISK_MIB = 1536;
const PLENTY = 100_000;
/** Ports of the links, counted from the replicated shop's first port. */
const LINKS = { postgresql: 41, redis: 42, productApi: 43 };

/** A replicated shop, its disk, and the links between its processes. */
export type ReplicaTestbed = {
  shop: ReplicatedShop;
  disk: TestDisk;
  links: Record<keyof typeof LINKS, NetworkLink>;
  /** Points servers that start from now on to another build. Returns its id. */
  switchRelease: () => Promise<string>;
  close: () => Promise<void>;
};

/** Replaces the symbolic link to the current release, as an operator does. */
async function pointTo(folder: string, release: string): Promise<string> {
  const current = join(folder, 'current');
  await rm(`${current}.new`, { force: true });
  await symlink(release, `${current}.new`);
  await rename(`${current}.new`, current);
  return current;
}

async function openAll(closing: (() => Promise<unknown>)[]): Promise<Omit<ReplicaTestbed, 'close'>> {
  await requireReplicaPrograms();
  const disk = await mountTestDisk(DISK_MIB);
  closing.push(disk.remove);
  const unpack = async (name: string, build: ShopBuild) => {
    const folder = join(disk.folder, name);
    await cp(await createTestRelease(build), folder, { recursive: true, verbatimSymlinks: true });
    return folder;
  };
  const first = await unpack('first', 'without-catalogue');
  const second = await unpack('second', 'with-catalogue');
  await mkdir(join(disk.folder, 'catalogue'));
  const cache = await mkdtemp(join(tmpdir(), 'proxy-cache-'));
  closing.push(() => rm(cache, { recursive: true, force: true }));

  const portOf = (name: keyof typeof LINKS) => REPLICA_PROXY_PORT + LINKS[name];
  const links = {
    productApi: await openNetworkLink(portOf('productApi'), REPLICA_PROXY_PORT + 1),
    postgresql: await openNetworkLink(portOf('postgresql'), REPLICA_PROXY_PORT + 2),
    redis: await openNetworkLink(portOf('redis'), REPLICA_PROXY_PORT + 3),
  };
  for (const link of Object.values(links)) closing.push(link.close);
  const shop = await startReplicas(await pointTo(disk.folder, first), REPLICA_PROXY_PORT, {
    parent: disk.folder,
    cache,
    env: {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${portOf('postgresql')}/postgres`,
      REDIS_URL: `redis://127.0.0.1:${portOf('redis')}`,
      PRODUCT_API_URL: `http://127.0.0.1:${portOf('productApi')}`,
    },
  });
  closing.push(shop.stop);
  await setItemStock(shop, PLENTY);
  const switchRelease = async () => {
    await prepareReplicaRelease(second);
    await pointTo(disk.folder, second);
    return readFile(join(second, '.next/build/BUILD_ID'), 'utf8');
  };
  return { shop, disk, links, switchRelease };
}

/** Opens a replicated shop with plenty in stock. If a part cannot be opened, the parts opened before are closed. */
export async function startReplicaTestbed(): Promise<ReplicaTestbed> {
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
