import { type APIRequestContext, expect, test } from '@playwright/test';
import {
  CHANGING_CATALOGUE_SHOP,
  REVALIDATE_SECRET,
  REVALIDATION_SHOP,
} from '@/e2e/support/servers/environments';
import { setUpServers, startStub } from '@/e2e/support/servers/start-server';
import { startSeededShop, startStorefront } from '@/e2e/support/servers/storefront';
import { PAGE_UPDATE_TIMEOUT_MS, waitForTextOnPages } from '@/e2e/support/steps/cached-pages';
import { changeProductPrice } from '@/e2e/support/steps/change-price';

test.setTimeout(120_000);

test.describe('with the bundled product API', () => {
  setUpServers(async (servers) => {
    servers.push(...(await startSeededShop(REVALIDATION_SHOP, { REVALIDATE_SECRET })));
  });

  test('a price that the brand changes is on all pages and in the search within seconds', async () => {
    const pages = ['/men/uluwatu-elite-pro', '/id/men', '/search?q=uluwatu+elite+pro'].map(
      (path) => `${REVALIDATION_SHOP.siteUrl}${path}`,
    );
    await waitForTextOnPages(pages, 'Uluwatu Elite Pro', 30_000);
    await changeProductPrice({ DATA_DIR: REVALIDATION_SHOP.dataFolder }, 'Uluwatu Elite Pro', 1_234_000);
    await waitForTextOnPages(pages, 'Rp. 1.234.000');
  });
});

test.describe('with another product API', () => {
  // The tests change one shop, so they run in this order.
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: CHANGING_CATALOGUE_SHOP.siteUrl });

  /** Pages that show the product Reef Runner. */
  const SHOWING = ['/men/7', '/id/men/7', '/men', '/id/men'];
  const absolute = (paths: string[]) => paths.map((path) => `${CHANGING_CATALOGUE_SHOP.siteUrl}${path}`);
  const upstreamPort = CHANGING_CATALOGUE_SHOP.apiPort + 5;

  setUpServers(async (servers) => {
    const { apiPort, apiUrl } = CHANGING_CATALOGUE_SHOP;
    const upstream = `http://127.0.0.1:${upstreamPort}`;
    servers.push(await startStub('changing-api-upstream', 'foreign-api/server.mjs', upstreamPort));
    servers.push(
      await startStub('changing-api', 'changing-api/server.mjs', apiPort, { UPSTREAM: upstream }),
      await startStorefront(CHANGING_CATALOGUE_SHOP, { PRODUCT_API_URL: apiUrl, REVALIDATE_SECRET }),
    );
  });

  async function change(request: APIRequestContext, changes: object) {
    const response = await request.put(`${CHANGING_CATALOGUE_SHOP.apiUrl}/changes`, { data: changes });
    expect(response.status()).toBe(204);
  }

  function revalidate(request: APIRequestContext, tags: string[]) {
    const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
    return request.post('/api/revalidate', { data: { tags }, headers });
  }

  test('a changed price is on the pages after a revalidation', async ({ request }) => {
    await waitForTextOnPages(absolute(SHOWING), 'Rp. 450.000', 30_000);
    await change(request, { products: { 7: { price: 465_000 } } });
    expect((await revalidate(request, ['products'])).status()).toBe(200);
    await waitForTextOnPages(absolute(SHOWING), 'Rp. 465.000');
  });

  test('pages stay while the product API is down, and follow when it is back', async ({ request }) => {
    await change(request, { isUp: false, products: { 7: { price: 480_000 } } });
    await revalidate(request, ['products', 'items']);
    for (const _ of [1, 2])
      for (const path of SHOWING) {
        const response = await request.get(path);
        expect(response.status(), path).toBe(200);
        expect(await response.text(), path).toContain('Rp. 465.000');
      }
    await change(request, { isUp: true });
    expect((await revalidate(request, ['products'])).status()).toBe(200);
    // A page that Next.js was rendering when the API came back is revalidated after another 30 seconds.
    await waitForTextOnPages(absolute(SHOWING), 'Rp. 480.000', 60_000);
  });

  test('a size that sells out is shown as sold out', async ({ request }) => {
    await change(request, { items: { 71: { stock: 0 } } });
    expect((await revalidate(request, ['items'])).status()).toBe(200);
    await waitForTextOnPages(absolute(['/men/7']), 'Sold out');
  });

  test('a new product is listed, and is a 404 again after its removal', async ({ request }) => {
    const monsoon = { id: 'Monsoon', name: 'Monsoon', price: 510_000, variantId: 3, isFeatured: true };
    expect((await request.get('/men/monsoon')).status()).toBe(404);
    await change(request, { added: [monsoon] });
    expect((await revalidate(request, ['products'])).status()).toBe(200);
    await waitForTextOnPages(absolute(['/men', '/id/men', '/men/monsoon']), 'Rp. 510.000');

    await change(request, { added: [] });
    expect((await revalidate(request, ['products'])).status()).toBe(200);
    const status = async () => (await request.get('/men/monsoon')).status();
    await expect.poll(status, { timeout: PAGE_UPDATE_TIMEOUT_MS }).toBe(404);
    const list = async () => (await (await request.get('/men')).text()).includes('Monsoon');
    await expect.poll(list, { timeout: PAGE_UPDATE_TIMEOUT_MS }).toBe(false);
  });
});
