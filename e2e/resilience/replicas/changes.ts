import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { SOON_MS } from '@/e2e/support/steps/cached-pages';
import { changePriceAlone } from '@/e2e/support/steps/change-price';
import type { Fault } from './faults';
import type { Ground } from './ground';
import type { Load } from './load';
import { kill, runningAs } from './processes';

const SERVERS = ['api-1', 'api-2', 'storefront-1', 'storefront-2'];
const AWAY_MS = 10_000;
/** No visitor goes there. */
const UNSEEN = '/woman/catalog';
const POLL_MS = 50;

/** Each stops in order and comes back as the new build, one after the other. */
async function roll({ stand, switchRelease }: Ground): Promise<void> {
  const build = await switchRelease();
  for (const name of SERVERS) {
    const one = runningAs(stand, name);
    const stopped = one.pid();
    process.kill(stopped, 'SIGTERM');
    while (one.pid() === stopped || !(await one.isReady())) await sleep(POLL_MS);
  }
  for (const url of stand.storefrontUrls) expect(await (await fetch(`${url}/men`)).text()).toContain(build);
}

/** Each storefront shows it at once; the proxy asks them for a page that is older than a minute. */
async function changePrices({ stand, disk }: Ground): Promise<void> {
  const folder = join(disk.folder, 'catalogue');
  await mkdir(folder, { recursive: true });
  const price = 1_111_000 + Math.floor(Math.random() * 1000);
  await changePriceAlone({ DATA_DIR: folder, DATABASE_URL: stand.databaseUrl }, 'Uluwatu Elite Pro', price);
  const shown = `Rp. ${price.toLocaleString('id-ID')}`;
  for (const url of stand.storefrontUrls) {
    const says = async () => (await (await fetch(`${url}/men/uluwatu-elite-pro`)).text()).includes(shown);
    await expect.poll(says, { message: `${url} says ${shown}`, timeout: SOON_MS }).toBe(true);
  }
}

/** The product API cannot be reached, and an hour goes by on the clocks of all servers. Nobody can buy meanwhile. */
async function beAwayForAnHour({ stand, links }: Ground, { rest, resume }: Load): Promise<void> {
  await rest();
  const stateOf = async (url: string) => (await fetch(`${url}${UNSEEN}`)).headers.get('x-nextjs-cache');
  for (const url of stand.storefrontUrls)
    await expect.poll(() => stateOf(url), { timeout: SOON_MS }).toBe('HIT');
  links.productApi.cut();
  for (const name of SERVERS) process.kill(runningAs(stand, name).pid(), 'SIGUSR2');
  // Its clock stays: what it holds for a minute goes with it.
  await kill(stand, 'redis');
  for (const url of stand.storefrontUrls) expect(await stateOf(url), 'a page an hour old').toBe('STALE');
  await sleep(AWAY_MS);
  links.productApi.mend();
  resume();
}

/** What is done to a shop, or goes on for long. The last one leaves its servers an hour ahead. */
export const CHANGES: Fault[] = [
  { name: 'prices changed', lastsMs: 0, happen: changePrices, withoutFailure: true },
  { name: 'all servers started anew, with a new build', lastsMs: 0, happen: roll, withoutFailure: true },
  { name: 'product API away for an hour', lastsMs: AWAY_MS, happen: beAwayForAnHour, withoutFailure: true },
];
