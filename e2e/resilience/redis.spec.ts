import { mkdir, readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { REDIS_PORT, REVALIDATE_SECRET, TWIN_SHOPS } from '@/e2e/support/servers/environments';
import { provideRedis } from '@/e2e/support/servers/redis.mjs';
import { logFile } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { SOON_MS } from '@/e2e/support/steps/cached-pages';
import { changePrice } from '@/e2e/support/steps/change-price';
import { providePostgres } from '@/scripts/check/postgres.mjs';

// Redis goes and comes, in this order.
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

type Redis = Exclude<Awaited<ReturnType<typeof provideRedis>>, { missing: string }>;
let redis: Redis;
const closing: (() => Promise<unknown>)[] = [];
const database = { DATA_DIR: dataFolder(TWIN_SHOPS[0]), DATABASE_URL: '' };

function provided<S extends object>(server: S | { missing: string }): S {
  if (!('missing' in server)) return server;
  test.info().skip(process.env.CI !== 'true', server.missing);
  throw new Error(server.missing);
}

async function startRedis(): Promise<void> {
  redis = provided(await provideRedis(REDIS_PORT));
}

async function startTwin(shop: (typeof TWIN_SHOPS)[number]): Promise<void> {
  const common = { REDIS_URL: redis.url, REVALIDATE_SECRET };
  const api = await startBundledApi(shop, dataFolder(shop), {
    ...common,
    DATABASE_URL: database.DATABASE_URL,
  });
  closing.unshift(api.stop);
  const storefront = await startStorefront(shop, { ...common, PRODUCT_API_PORT: String(shop.apiPort) });
  closing.unshift(storefront.stop);
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await startRedis();
  const postgres = provided(await providePostgres());
  closing.unshift(postgres.stop);
  database.DATABASE_URL = postgres.url;
  await mkdir(database.DATA_DIR, { recursive: true });
  await Promise.all(TWIN_SHOPS.map(startTwin));
});
test.afterAll(async () => {
  for (const close of closing) await close();
  await redis?.stop();
});

/** A wrong password for an account, at one of the two. */
async function guess(account: string, count: number): Promise<number> {
  const { siteUrl } = TWIN_SHOPS[count % 2 === 0 ? 0 : 1];
  const { status } = await fetch(`${siteUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ email: `${account}@example.com`, password: `guess ${count}` }),
  });
  return status;
}

async function guessAll(account: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push(await guess(account, count));
  return statuses;
}

const PRODUCT = 'Uluwatu Elite Pro';
const PAGES = TWIN_SHOPS.flatMap(({ siteUrl }) => [`${siteUrl}/men/uluwatu-elite-pro`, `${siteUrl}/id/men`]);

/** Pages that somebody visits all the time come to say something. */
const expectAllSay = (text: string, timeout: number) =>
  Promise.all(
    PAGES.map((page) =>
      expect
        .poll(async () => (await (await fetch(page)).text()).includes(text), {
          message: `${page} says ${text}`,
          intervals: [200],
          timeout,
        })
        .toBe(true),
    ),
  );

/** How often a storefront's log says something. */
async function countInLog(name: string, text: string): Promise<number> {
  return (await readFile(logFile(name), 'utf8')).split(text).length - 1;
}

async function cacheState(page: string): Promise<string | null> {
  return (await fetch(page)).headers.get('x-nextjs-cache');
}

const settle = (page: string) =>
  expect.poll(() => cacheState(page), { message: page, timeout: 30_000 }).toBe('HIT');

test('a changed price is on the pages of both, whichever was told of it', async () => {
  // Pages of a build that is an hour old are made anew first.
  for (const page of PAGES) await settle(page);
  await changePrice(database, PRODUCT, 1_111_000);
  await expectAllSay('Rp. 1.111.000', SOON_MS);
});

const wrong = (times: number) => Array.from({ length: times }, () => 401);

/** Both refuse the account again: each has found its way back to Redis. */
const expectBothRefuse = (account: string) =>
  expect
    .poll(async () => [await guess(account, 0), await guess(account, 1)], { timeout: 15_000 })
    .toEqual([429, 429]);

test('the eleventh wrong password is refused, whichever storefront it comes to', async () => {
  expect(await guessAll('ayu', 12)).toEqual([...wrong(10), 429, 429]);
});

test('while Redis hangs each counts by itself, and afterwards both count together again', async () => {
  process.kill(redis.pid ?? 0, 'SIGSTOP');
  try {
    expect(await guessAll('komang', 21), 'ten for each').toEqual([...wrong(20), 429]);
  } finally {
    process.kill(redis.pid ?? 0, 'SIGCONT');
  }
  await expectBothRefuse('ayu');
});

test('without Redis each goes on alone, and finds the new one', async () => {
  const before = await Promise.all(TWIN_SHOPS.map(({ name }) => countInLog(name, 'Redis is away')));
  await redis.stop();
  expect(await guessAll('wayan', 4)).toEqual(wrong(4));
  await changePrice(database, PRODUCT, 1_222_000);
  await expectAllSay('Rp.', SOON_MS);
  await startRedis();
  await expectAllSay('Rp. 1.222.000', SOON_MS);
  const after = await Promise.all(TWIN_SHOPS.map(({ name }) => countInLog(name, 'Redis is away')));
  expect(after, 'each says it once').toEqual(before.map((count) => count + 1));
  // A new Redis knows nothing: what one storefront counts there the other must come to know.
  await expect
    .poll(async () => (await guessAll('made', 2)).every((status) => status === 429), { timeout: 15_000 })
    .toBe(true);
  await expectBothRefuse('made');
});
