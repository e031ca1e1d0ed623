import { expect, test } from '@/e2e/fixtures';
import { BUNDLED_CONTENT_SHOP, CONTENT_API_SHOP } from '@/e2e/support/servers/environments';
import {
  restoreSeededData,
  setUpServers,
  startBundledApi,
  startStub,
} from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { logIn } from '@/e2e/support/steps/account';
import { addToCart, openCart } from '@/e2e/support/steps/buying';
import { waitForTextOnPages } from '@/e2e/support/steps/cached-pages';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';
import { SHOPPER_LOGIN } from '@/e2e/support/stubs/foreign-api/catalogue.mjs';

const words = SHOP_TEXTS.en;

test.describe('a content API with bare lists', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: CONTENT_API_SHOP.siteUrl });
  const accountsPort = CONTENT_API_SHOP.apiPort + 5;

  setUpServers(async (servers) => {
    const { apiPort, apiUrl } = CONTENT_API_SHOP;
    servers.push(await startStub('content-api', 'foreign-api/content-server.mjs', apiPort));
    servers.push(await startStub('content-accounts', 'foreign-api/server.mjs', accountsPort));
    servers.push(
      await startStorefront(CONTENT_API_SHOP, {
        PRODUCT_API_URL: `http://127.0.0.1:${accountsPort}`,
        CONTENT_API_URL: `${apiUrl}/shops/`,
        CONTENT_STORE_ID: 'reef',
      }),
    );
  });

  // The pictures of this API are drawings, which the shop does not encode.
  test.beforeEach(({ trouble }) => trouble.allow(404, /^\/media\/\d+\/remote\.jpg\?/));

  test('the shop sells its products with its pictures', async ({ page, request, trouble }) => {
    await waitForTextOnPages([`${CONTENT_API_SHOP.siteUrl}/men/7`], 'Rp. 460.000');
    await page.goto('/men/7');
    await expect(page.getByRole('heading', { name: 'Reef Runner', level: 1 })).toBeVisible();
    const picture = page.getByRole('main').getByRole('img', { name: /Reef Runner/ });
    const address = `${CONTENT_API_SHOP.apiUrl}/shops/pictures/reef.svg`;
    await expect(picture.first()).toHaveAttribute('src', address);
    const items = await request.get('/api/items?name=Reef%20Runner');
    expect(await items.json()).toMatchObject({ data: [{ id: '71', price: 460_000 }, { id: '72' }] });

    trouble.expect(404, /^\/men\/unknown$/);
    await page.goto('/men/unknown');
    await expect(page.getByText('Product data is not available.')).toBeVisible();
  });

  test('accounts and carts stay with the product API, which has its own prices', async ({ page }) => {
    await page.goto('/login?redirect=%2Fmen%2F7');
    await logIn(page, words, SHOPPER_LOGIN);
    await addToCart(page, words, '32');
    const cart = await openCart(page, words);
    await expect(cart.getByRole('row', { name: /Reef Runner/ })).toContainText('Rp. 450.000');
  });
});

test.describe('the bundled content API', () => {
  setUpServers(async (servers) => {
    await restoreSeededData(BUNDLED_CONTENT_SHOP);
    servers.push(await startBundledApi(BUNDLED_CONTENT_SHOP));
    servers.push(
      await startStorefront(BUNDLED_CONTENT_SHOP, {
        CONTENT_API_URL: `${BUNDLED_CONTENT_SHOP.apiUrl}/content`,
        CONTENT_STORE_ID: 'segara',
      }),
    );
  });

  test('the shop has the same products and stock', async ({ request }) => {
    const { siteUrl, apiUrl } = BUNDLED_CONTENT_SHOP;
    await waitForTextOnPages([`${siteUrl}/woman/melati-bikini`], 'Melati Bikini');
    const items = '/api/items?name=Melati%20Bikini';
    const own = await (await request.get(`${siteUrl}${items}`)).json();
    expect(own).toEqual(await (await request.get(`${apiUrl}${items}`)).json());
  });
});
