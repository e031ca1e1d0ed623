import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { PageErrorCollector } from '@/e2e/support/checks/page-error-collector';
import { countItemPieces, readOrders } from './database-state';
import { DISK_FULL_FAULT, REPLICA_FAULTS, type ReplicaFault } from './replica-faults';
import type { RecordedRequest } from './retrying-shopper';
import { type ShopLoad, startShopLoad } from './shop-load';
import { type ReplicaTestbed, startReplicaTestbed } from './testbed';

const BEFORE_MS = 2_000;
/** The shop has recovered when nothing has failed for this long. */
const CALM_MS = 3_000;
const RECOVERY_MS = 30_000;
/** The longest time that a page may take. The proxy waits for a server that hangs and then tries the next one. */
const SLOWEST_PAGE_MS = 15_000;
const POLL_MS = 100;
/**
 * How long orders may take to become paid: the notification of the payment provider may arrive after the response to
 * the buyer.
 */
const SETTLED_MS = 30_000;

let replicaTestbed: ReplicaTestbed;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  replicaTestbed = await startReplicaTestbed();
});
test.afterAll(() => replicaTestbed?.close());

const failuresOf = (calls: RecordedRequest[]) => calls.filter(({ failure }) => failure !== undefined);
const lastFailureAt = (calls: RecordedRequest[]) =>
  Math.max(Number.NEGATIVE_INFINITY, ...failuresOf(calls).map(({ at, ms }) => at + ms));

async function untilRecovered({ journal }: ShopLoad): Promise<void> {
  const since = performance.now();
  const isCalm = () =>
    performance.now() - Math.max(since, lastFailureAt([...journal.pages, ...journal.calls])) > CALM_MS;
  while (performance.now() - since < RECOVERY_MS) {
    const ready = await Promise.all(replicaTestbed.shop.running.map((one) => one.isReady()));
    if (ready.every(Boolean) && isCalm()) return;
    await sleep(POLL_MS);
  }
}

/**
 * Expects that every confirmed order is stored once, complete and paid, that there are no other orders, and that no
 * piece was lost or sold twice.
 */
async function expectSoundBooks({ buyers }: ShopLoad, piecesBefore: number[]): Promise<void> {
  const emails = buyers.map(({ customer }) => customer.email);
  const confirmed = buyers.flatMap(({ orders }) => orders);
  const stored = (await readOrders(replicaTestbed.shop, emails)).map(({ id }) => id);
  expect.soft(stored.toSorted(), 'orders').toEqual(confirmed.toSorted());
  const incomplete = async () =>
    (await readOrders(replicaTestbed.shop, emails)).filter(
      ({ status, total, lines, kinds, charges }) =>
        status !== 'paid' || total !== lines || kinds !== 2 || charges !== 1,
    );
  const options = { message: 'incomplete orders', timeout: SETTLED_MS };
  await expect.soft.poll(incomplete, options).toEqual([]);
  expect
    .soft(await countItemPieces(replicaTestbed.shop), 'pieces in stock and in orders')
    .toEqual(piecesBefore);
}

async function survive(fault: ReplicaFault): Promise<void> {
  const piecesBefore = await countItemPieces(replicaTestbed.shop);
  const load = await startShopLoad(replicaTestbed.shop);
  const { pages, calls, foreign } = load.journal;
  await sleep(BEFORE_MS);
  expect.soft(failuresOf([...pages, ...calls]), 'failures before the fault').toEqual([]);

  const began = performance.now();
  try {
    await fault.happen(replicaTestbed);
    await untilRecovered(load);
  } finally {
    await load.stop();
  }
  const failedCalls = failuresOf(calls);
  if (!fault.withoutProxy) expect.soft(failuresOf(pages), 'failed pages').toEqual([]);
  if (fault.mayFail === 'none') expect.soft(failedCalls, 'failed calls').toEqual([]);
  if (fault.mayFail === 'in flight')
    expect.soft(failedCalls.length, 'failed calls').toBeLessThanOrEqual(load.clients);
  const recovery = lastFailureAt([...pages, ...calls]) - began - fault.lastsMs;
  expect.soft(recovery, 'recovery').toBeLessThan(RECOVERY_MS);
  expect.soft(foreign, 'shown to another customer').toEqual([]);
  expect.soft(Math.max(...pages.map(({ ms }) => ms)), 'slowest page').toBeLessThan(SLOWEST_PAGE_MS);
  await expectSoundBooks(load, piecesBefore);
}

test('a browser gets pages, pictures and RSC payloads through the proxy', async ({ browser }) => {
  const { siteUrl } = replicaTestbed.shop;
  const context = await browser.newContext({ baseURL: siteUrl, ignoreHTTPSErrors: true });
  const trouble = new PageErrorCollector(context, siteUrl);
  const page = await context.newPage();
  await page.goto('/men');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/men`);
  await page.getByRole('main').getByRole('link', { name: 'Uluwatu Elite Pro' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uluwatu Elite Pro' })).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Size Not Selected' })).toBeVisible();
  await page.goto('/men');
  const other = await browser.newContext({ baseURL: siteUrl, ignoreHTTPSErrors: true });
  const shared = await (await other.newPage()).goto('/men');
  expect(await shared?.headerValue('x-cache'), 'the proxy caches for all clients').toBe('HIT');
  await other.close();
  expect(trouble.report()).toEqual([]);
  await context.close();
});

for (const fault of REPLICA_FAULTS) {
  test(`${fault.name}: pages stay up, and every order is stored once`, async () => {
    const isSkipped = fault === DISK_FULL_FAULT && !replicaTestbed.disk.fill;
    test.info().skip(isSkipped, 'Only root can mount a small disk.');
    await survive(fault);
  });
}
