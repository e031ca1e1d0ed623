import { cp, rm } from 'node:fs/promises';
import { expect, test } from '@/e2e/fixtures';
import { SEEDED_DATA } from '@/e2e/support/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { BUNDLED_CONTENT_SHOP, CONTENT_SHOP } from '@/e2e/support/servers/environments';
import { type Server, startServer } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { logIn } from '@/e2e/support/steps/account';
import { addToCart, openCart } from '@/e2e/support/steps/buying';
import { WORDS } from '@/e2e/support/steps/words';
import { SHOPPER } from '@/e2e/support/stubs/foreign-api/catalogue.mjs';

const HEALED_WITHIN_MS = 20_000;
const words = WORDS.en;

test.describe('with somebody else’s content API, which has bare lists', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: CONTENT_SHOP.siteUrl });

  const servers: Server[] = [];
  const accountsPort = CONTENT_SHOP.apiPort + 5;

  test.beforeAll(async () => {
    const { apiPort, apiUrl } = CONTENT_SHOP;
    servers.push(
      await startServer({
        name: 'content-api',
        module: 'e2e/support/stubs/foreign-api/content-server.mjs',
        env: { PORT: String(apiPort) },
      }),
      await startServer({
        name: 'content-accounts',
        module: 'e2e/support/stubs/foreign-api/server.mjs',
        env: { PORT: String(accountsPort) },
      }),
      await startStorefront(CONTENT_SHOP, {
        PRODUCT_API_URL: `http://127.0.0.1:${accountsPort}`,
        CONTENT_API_URL: `${apiUrl}/shops/`,
        CONTENT_STORE_ID: 'reef',
      }),
    );
  });

  test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

  test('the shop sells what is in there, with the pictures from there', async ({
    page,
    request,
    trouble,
  }) => {
    await expect(async () => {
      await page.goto('/men/7');
      await expect(page.getByRole('main')).toContainText('Rp. 460.000', { timeout: 1_000 });
    }).toPass({ timeout: HEALED_WITHIN_MS });
    await expect(page.getByRole('heading', { name: 'Reef Runner', level: 1 })).toBeVisible();
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: /Reef Runner/ })
      .first();
    await expect(picture).toHaveAttribute('src', `${CONTENT_SHOP.apiUrl}/shops/pictures/reef.svg`);

    const items = await request.get('/api/items?name=Reef%20Runner');
    expect(await items.json()).toMatchObject({ data: [{ id: '71', price: 460_000 }, { id: '72' }] });

    trouble.expect(404, /^\/men\/unknown$/);
    await page.goto('/men/unknown');
    await expect(page.getByText('Product data is not available.')).toBeVisible();
  });

  test('accounts and cart stay with the product API, which prices by its own list', async ({ page }) => {
    await page.goto('/login?redirect=%2Fmen%2F7');
    await logIn(page, words, SHOPPER);
    await addToCart(page, words, '32');
    const cart = await openCart(page, words);
    await expect(cart.getByRole('row', { name: /Reef Runner/ })).toContainText('Rp. 450.000');
  });
});

test.describe('with the bundled one', () => {
  test.use({ baseURL: BUNDLED_CONTENT_SHOP.siteUrl });

  const servers: Server[] = [];

  test.beforeAll(async () => {
    const { apiPort, apiUrl } = BUNDLED_CONTENT_SHOP;
    await rm(dataFolder(BUNDLED_CONTENT_SHOP), { recursive: true, force: true });
    await cp(SEEDED_DATA, dataFolder(BUNDLED_CONTENT_SHOP), { recursive: true });
    servers.push(
      await startBundledApi(BUNDLED_CONTENT_SHOP),
      await startStorefront(BUNDLED_CONTENT_SHOP, {
        PRODUCT_API_PORT: String(apiPort),
        CONTENT_API_URL: `${apiUrl}/content`,
        CONTENT_STORE_ID: 'segara',
      }),
    );
  });

  test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

  test('the shop is the same, pictures and stock included', async ({ page }) => {
    await expect(async () => {
      await page.goto('/woman/melati-bikini');
      await expect(page.getByRole('heading', { name: 'Melati Bikini', level: 1 })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass({ timeout: HEALED_WITHIN_MS });
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: /Melati Bikini/ })
      .first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);

    const items = await page.request.get('/api/items?name=Melati%20Bikini');
    const whole = await page.request.get(`${BUNDLED_CONTENT_SHOP.apiUrl}/api/items?name=Melati%20Bikini`);
    expect(await items.json()).toEqual(await whole.json());
  });
});
