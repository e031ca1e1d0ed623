import { mkdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { REDIS_PORT, REVALIDATE_SECRET, SHOPS_SHARING_REDIS } from '@/e2e/support/servers/environments';
import { startRedis } from '@/e2e/support/servers/start-redis.mjs';
import { setUpServers, startBundledApi } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { waitForTextOnPages } from '@/e2e/support/steps/cached-pages';
import { changeProductPrice } from '@/e2e/support/steps/change-price';
import { requireInstalledServer } from '@/e2e/support/steps/require-installed-server';
import { providePostgres } from '@/scripts/check/postgres.mjs';

// The tests stop and start one Redis server, so they run in this order.
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

type Redis = Exclude<Awaited<ReturnType<typeof startRedis>>, { missing: string }>;
let redis: Redis;
const database = { DATA_DIR: SHOPS_SHARING_REDIS[0].dataFolder, DATABASE_URL: '' };

setUpServers(async (servers) => {
  redis = requireInstalledServer(await startRedis(REDIS_PORT));
  servers.push({ stop: () => redis.stop() });
  const postgres = requireInstalledServer(await providePostgres());
  servers.push(postgres);
  database.DATABASE_URL = postgres.url;
  await mkdir(database.DATA_DIR, { recursive: true });
  const common = { REDIS_URL: redis.url, REVALIDATE_SECRET };
  for (const shop of SHOPS_SHARING_REDIS) {
    servers.push(await startBundledApi(shop, { ...common, DATABASE_URL: database.DATABASE_URL }));
    servers.push(await startStorefront(shop, common));
  }
});

/** Sends wrong passwords for an account, to the two storefronts alternately. Returns the statuses. */
async function guess(account: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const { siteUrl } = SHOPS_SHARING_REDIS[count % 2 === 0 ? 0 : 1];
    const response = await fetch(`${siteUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl },
      body: JSON.stringify({ email: `${account}@example.com`, password: `guess ${count}` }),
    });
    statuses.push(response.status);
  }
  return statuses;
}

const refused = (times: number) => Array.from({ length: times }, () => 401);
const expectBothLimit = (account: string) =>
  expect.poll(() => guess(account, 2), { timeout: 15_000 }).toEqual([429, 429]);

const PRODUCT = 'Uluwatu Elite Pro';
const PAGES = SHOPS_SHARING_REDIS.flatMap(({ siteUrl }) => [
  `${siteUrl}/men/uluwatu-elite-pro`,
  `${siteUrl}/id/men`,
]);

test('a changed price is on the pages of both storefronts, whichever was told', async () => {
  await waitForTextOnPages(PAGES, PRODUCT, 30_000);
  await changeProductPrice(database, PRODUCT, 1_111_000);
  await waitForTextOnPages(PAGES, 'Rp. 1.111.000');
});

test('the eleventh wrong password is rejected by either storefront', async () => {
  expect(await guess('ayu', 12)).toEqual([...refused(10), 429, 429]);
});

test('while Redis hangs each storefront limits on its own, and afterwards both together again', async () => {
  process.kill(redis.pid ?? 0, 'SIGSTOP');
  try {
    expect(await guess('komang', 21), 'ten for each').toEqual([...refused(20), 429]);
  } finally {
    process.kill(redis.pid ?? 0, 'SIGCONT');
  }
  await expectBothLimit('ayu');
});

test('without Redis both storefronts go on, and reconnect to a new one', async () => {
  await redis.stop();
  expect(await guess('wayan', 4)).toEqual(refused(4));
  await waitForTextOnPages(PAGES, 'Rp. 1.111.000');
  redis = requireInstalledServer(await startRedis(REDIS_PORT));
  const areShared = async () => (await guess('made', 2)).every((status) => status === 429);
  await expect.poll(areShared, { timeout: 15_000 }).toBe(true);
  await expectBothLimit('made');
  await changeProductPrice(database, PRODUCT, 1_222_000);
  await waitForTextOnPages(PAGES, 'Rp. 1.222.000');
});
