import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { listProcessTree } from '@/bench/processes.mjs';
import type { ReplicatedShop } from '@/e2e/support/servers/replicas/start-replicas';
import { waitForTextOnPages } from '@/e2e/support/steps/cached-pages';
import { changeProductPrice } from '@/e2e/support/steps/change-price';
import type { ReplicaTestbed } from './testbed';

const POLL_MS = 50;
/** Delay of a slow network: longer than the shop waits for Redis, and long for a database in the same network. */
const LATENCY_MS = 100;

export type ReplicaFault = {
  name: string;
  /** Duration of the fault, after which the shop must recover. */
  lastsMs: number;
  happen: (testbed: ReplicaTestbed) => Promise<void>;
  /**
   * Which calls of shoppers may fail. `in flight`: only those in flight at the time of the fault. `none`: no call. Without a
   * value, any call until the shop has recovered.
   */
  mayFail?: 'in flight' | 'none';
  /** The fault ends the proxy, so pages fail too. */
  withoutProxy?: true;
};

function runningAs({ running }: ReplicatedShop, name: string) {
  const found = running.find((one) => one.name === name);
  if (!found) throw new Error(`the shop has no process ${name}`);
  return found;
}

/** Sends a signal to a process and its children. Some children may have ended already. */
function signal(shop: ReplicatedShop, name: string, what: NodeJS.Signals): void {
  for (const pid of listProcessTree(runningAs(shop, name).pid())) {
    try {
      process.kill(pid, what);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Ends a process, and waits until its successor is ready. */
async function restart(shop: ReplicatedShop, name: string, how: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const one = runningAs(shop, name);
  const ended = one.pid();
  process.kill(ended, how);
  while (one.pid() === ended || !(await one.isReady())) await sleep(POLL_MS);
}

const killed = (name: string, more: Partial<ReplicaFault> = {}): ReplicaFault => ({
  name: `${name} killed`,
  lastsMs: 0,
  happen: ({ shop }) => restart(shop, name, 'SIGKILL'),
  ...more,
});

const stopped = (name: string, ms: number): ReplicaFault => ({
  name: `${name} stopped for ${ms / 1000} s`,
  lastsMs: ms,
  happen: async ({ shop }) => {
    signal(shop, name, 'SIGSTOP');
    await sleep(ms);
    signal(shop, name, 'SIGCONT');
  },
});

const cut = (link: keyof ReplicaTestbed['links'], ms = 5_000): ReplicaFault => ({
  name: `${link} cut off for ${ms / 1000} s`,
  lastsMs: ms,
  happen: async ({ links }) => {
    links[link].cut();
    await sleep(ms);
    links[link].mend();
  },
});

const slow = (link: keyof ReplicaTestbed['links'], ms = 8_000): ReplicaFault => ({
  name: `${link} ${LATENCY_MS} ms slower for ${ms / 1000} s`,
  lastsMs: ms,
  happen: async ({ links }) => {
    links[link].slow(LATENCY_MS);
    await sleep(ms);
    links[link].slow(0);
  },
});

export const DISK_FULL_FAULT: ReplicaFault = {
  name: 'disk full for 8 s',
  lastsMs: 8_000,
  happen: async ({ disk }) => disk.fill?.(8_000),
};

const PRICE_CHANGED: ReplicaFault = {
  name: 'price changed',
  lastsMs: 0,
  mayFail: 'none',
  happen: async ({ shop, disk }) => {
    const price = 1_111_000 + Math.floor(Math.random() * 1000);
    const database = { DATA_DIR: join(disk.folder, 'catalogue'), DATABASE_URL: shop.databaseUrl };
    await changeProductPrice(database, 'Uluwatu Elite Pro', price);
    const pages = shop.storefrontUrls.map((url) => `${url}/men/uluwatu-elite-pro`);
    await waitForTextOnPages(pages, `Rp. ${price.toLocaleString('id-ID')}`);
  },
};

const ROLLING_UPDATE: ReplicaFault = {
  name: 'rolling update to another build',
  lastsMs: 0,
  mayFail: 'none',
  happen: async ({ shop, switchRelease }) => {
    const build = await switchRelease();
    for (const name of ['api-1', 'api-2', 'storefront-1', 'storefront-2'])
      await restart(shop, name, 'SIGTERM');
    for (const url of shop.storefrontUrls) expect(await (await fetch(`${url}/men`)).text()).toContain(build);
  },
};

/** One fault of each kind, for each kind of process that reacts differently. */
export const REPLICA_FAULTS: ReplicaFault[] = [
  killed('storefront-1', { mayFail: 'in flight' }),
  killed('api-1', { mayFail: 'in flight' }),
  killed('redis', { mayFail: 'in flight' }),
  killed('postgresql'),
  killed('nginx', { withoutProxy: true }),
  stopped('storefront-1', 5_000),
  // Longer than the proxy waits for a response.
  stopped('api-1', 25_000),
  stopped('redis', 5_000),
  slow('postgresql'),
  cut('redis'),
  cut('productApi'),
  DISK_FULL_FAULT,
  PRICE_CHANGED,
  ROLLING_UPDATE,
];
