import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@/e2e/fixtures';
import { listCspErrors } from '@/e2e/support/checks/csp-errors';
import { API_DOWN_AT_START_SHOP } from '@/e2e/support/servers/environments';
import {
  type RunningServer,
  restoreSeededData,
  setUpServers,
  startBundledApi,
} from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { waitForTextOnPages } from '@/e2e/support/steps/cached-pages';

/** Catalogue pages are revalidated after 30 seconds (`cacheLife` in next.config.mjs). */
const REVALIDATE_MS = 31_000;

/** Pages, each with a text from the catalogue that it must show. */
const PAGES = [
  ['/men', 'Uluwatu Elite Pro'],
  ['/woman', 'Melati Bikini'],
  ['/men/uluwatu-elite-pro', 'Deep Sea'],
  ['/id/woman/melati-bikini', 'Melati Bikini'],
] as const;

// The tests follow one shop through its states, so they run in this order.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: API_DOWN_AT_START_SHOP.siteUrl });

let api: RunningServer | undefined;
setUpServers(async (servers) => {
  servers.push(await startStorefront(API_DOWN_AT_START_SHOP));
});
test.afterAll(() => api?.stop());

test('built and started without its product API, the shop says what is missing and offers Retry', async ({
  page,
}) => {
  for (const path of ['/id', '/login', '/register'])
    expect((await page.request.get(path)).status(), path).toBe(200);
  for (const path of ['/', '/men', '/men/tees', '/woman', '/woman/catalog']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('main')).toContainText(
      /Unable to load products at this time\.|Failed to fetch products|Failed to fetch variants/,
    );
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  }
});

test('a product that was never read is a 500 with a message and Retry', async ({
  page,
  request,
  trouble,
}) => {
  const response = await request.get('/men/uluwatu-elite-pro');
  expect(response.status()).toBe(500);
  const policy = response.headers()['content-security-policy'];
  expect(listCspErrors(policy, await response.text())).toEqual([]);
  trouble.expect(500, /^\/men\/uluwatu-elite-pro$/);
  // React reports in the browser that rendering failed on the server.
  trouble.allowConsole(/Minified React error #441/);
  await page.goto('/men/uluwatu-elite-pro');
  await expect(page.getByText('Unable to load products at this time.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the shop recovers by itself when the product API is up', async ({ page }) => {
  await page.goto('/men');
  await restoreSeededData(API_DOWN_AT_START_SHOP);
  api = await startBundledApi(API_DOWN_AT_START_SHOP);
  const product = page
    .getByRole('main')
    .getByRole('link', { name: /Uluwatu Elite Pro/ })
    .first();
  // The first request revalidates the page in the background.
  await expect(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
    await expect(product).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  for (const [path, text] of PAGES)
    await waitForTextOnPages([`${API_DOWN_AT_START_SHOP.siteUrl}${path}`], text);
});

test('the last good pages stay when the product API goes down again', async ({ request }) => {
  test.setTimeout(REVALIDATE_MS + 60_000);
  await api?.stop();
  await sleep(REVALIDATE_MS);
  // The first round triggers revalidations, which fail. The second round shows that the pages stay nevertheless.
  for (const _ of [1, 2]) {
    for (const [path, text] of PAGES) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toContain(text);
    }
    await sleep(2_000);
  }
});
