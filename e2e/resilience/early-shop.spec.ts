import { cp, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { policyFaults } from '@/e2e/support/checks/policy';
import { SEEDED_DATA } from '@/e2e/support/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { EARLY_SHOP } from '@/e2e/support/servers/environments';
import type { Server } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';

const UNAVAILABLE = 'Unable to load products at this time.';
const HEALED_WITHIN_MS = 20_000;
/** Catalogue pages are renewed after a minute (`cacheLife` in next.config.mjs). */
const RENEWAL_MS = 61_000;

// One shop lives through all of it, in this order.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: EARLY_SHOP.siteUrl });

let storefront: Server;
let api: Server | undefined;

test.beforeAll(async () => {
  storefront = await startStorefront(EARLY_SHOP, { PRODUCT_API_PORT: String(EARLY_SHOP.apiPort) });
});

test.afterAll(async () => {
  await api?.stop();
  await storefront.stop();
});

async function startApi() {
  await rm(dataFolder(EARLY_SHOP), { recursive: true, force: true });
  await cp(SEEDED_DATA, dataFolder(EARLY_SHOP), { recursive: true });
  api = await startBundledApi(EARLY_SHOP);
}

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  expect(policyFaults(answer.headers()['content-security-policy'], html)).toEqual([]);
  return { status: answer.status(), html };
}

test('built and started without a product API, the pages say so and offer to try again', async ({ page }) => {
  for (const path of ['/id', '/login', '/register']) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  for (const path of ['/', '/men', '/men/tees', '/woman', '/woman/catalog']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('main')).toContainText(
      /Unable to load products at this time\.|Failed to fetch products|Failed to fetch variants/,
    );
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  }
});

test('a product nobody has seen yet is a failure that says so', async ({ page, request, trouble }) => {
  const { status } = await read(request, '/men/uluwatu-elite-pro');
  expect(status).toBe(500);
  trouble.expect(500, /^\/men\/uluwatu-elite-pro$/);
  // React #441: the server's rendering failed, and the page shows what it has for that.
  trouble.expectConsole(/Minified React error #441/);
  await page.goto('/men/uluwatu-elite-pro');
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the shop heals by itself when the product API is there, under the eyes of whoever waits', async ({
  page,
  request,
}) => {
  await page.goto('/men');
  await startApi();
  const product = page
    .getByRole('main')
    .getByRole('link', { name: /Uluwatu Elite Pro/ })
    .first();
  // The first visit after the outage has the page rendered anew; the next one sees it.
  await expect(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
    await expect(product).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: HEALED_WITHIN_MS });

  for (const [path, product] of [
    ['/woman', 'Melati Bikini'],
    ['/id/men', 'Uluwatu Elite Pro'],
    ['/men/uluwatu-elite-pro', 'Deep Sea'],
    ['/id/woman/melati-bikini', 'Melati Bikini'],
  ] as const) {
    await expect
      .poll(async () => (await read(request, path)).html.includes(product), {
        timeout: HEALED_WITHIN_MS,
        message: path,
      })
      .toBe(true);
  }
});

test('when it goes down again, the last good pages stay', async ({ page, request }) => {
  test.setTimeout(RENEWAL_MS + 60_000);
  await api?.stop();
  await wait(RENEWAL_MS);
  // The first visit after a minute asks for a renewal, which fails; the second finds what is left.
  for (const _ of [1, 2]) {
    for (const [path, product] of [
      ['/men', 'Uluwatu Elite Pro'],
      ['/woman', 'Melati Bikini'],
      ['/men/uluwatu-elite-pro', 'Deep Sea'],
    ] as const) {
      const { status, html } = await read(request, path);
      expect(status, path).toBe(200);
      expect(html, path).toContain(product);
    }
    await wait(2_000);
  }
  await page.goto('/men');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Uluwatu Elite Pro/ })
      .first(),
  ).toBeVisible();
});
