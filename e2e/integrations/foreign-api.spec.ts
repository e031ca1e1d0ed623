import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { FOREIGN_API_SHOP } from '@/e2e/support/servers/environments';
import { setUpServers, startStub } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { logIn } from '@/e2e/support/steps/account';
import { addToCart, fillAddress, openCart } from '@/e2e/support/steps/buying';
import { waitForTextOnPages } from '@/e2e/support/steps/cached-pages';
import { expectOrderStatus } from '@/e2e/support/steps/order-status';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';
import { PAYMENT_CLIENT_KEY, SHOPPER_LOGIN } from '@/e2e/support/stubs/foreign-api/catalogue.mjs';

const words = SHOP_TEXTS.en;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: FOREIGN_API_SHOP.siteUrl });

setUpServers(async (servers) => {
  const { apiPort, apiUrl } = FOREIGN_API_SHOP;
  servers.push(await startStub('foreign-api', 'foreign-api/server.mjs', apiPort));
  servers.push(
    await startStorefront(FOREIGN_API_SHOP, {
      PRODUCT_API_URL: apiUrl,
      MIDTRANS_CLIENT_KEY: PAYMENT_CLIENT_KEY,
      MIDTRANS_API_URL: apiUrl,
      MIDTRANS_SNAP_JS_URL: `${apiUrl}/snap/snap.js`,
    }),
  );
});

// The picture of a related product is missing.
test.beforeEach(({ trouble }) => trouble.allow(404, /^\/media\/\d+\/remote\.jpg\?/));

test('the catalogue is shown without its invalid product', async ({ page, trouble }) => {
  await waitForTextOnPages([`${FOREIGN_API_SHOP.siteUrl}/men`], 'Reef Runner');
  await page.goto('/men');
  await expect(page.getByText('Elite Pro variant not found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alaia:' })).toBeVisible();
  await expect(page.getByText('No products available for this variant.')).toBeVisible();
  await page.goto('/men/8');
  await expect(page.getByRole('heading', { name: 'Plain Plank', level: 1 })).toBeVisible();
  await expect(page.getByText('No image available').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Rp. 125.000');
  trouble.expect(404, /^\/men\/unknown$/);
  await page.goto('/men/unknown');
  await expect(page.getByText('Product data is not available.')).toBeVisible();
});

test('photographs are resized by the shop, and drawings are shown as they are', async ({ page }) => {
  await page.goto('/woman/9');
  const photo = page
    .getByRole('main')
    .getByRole('img', { name: /Tide Suit/ })
    .first();
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const shown = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(new URL(shown).origin).toBe(FOREIGN_API_SHOP.siteUrl);
  await page.goto('/men/7');
  const drawing = page.getByRole('img', { name: /Reef Runner/ }).first();
  await expect(drawing).toHaveAttribute('src', `${FOREIGN_API_SHOP.apiUrl}/pictures/reef.svg`);
});

test('a shopper buys, and continues the payment later', async ({ page, trouble }) => {
  // This API cannot store addresses, so it responds with 501.
  trouble.expect(501, /^\/api\/users\/address$/);
  await page.goto('/login?redirect=%2Fmen%2F7');
  await logIn(page, words, SHOPPER_LOGIN);
  await addToCart(page, words, '32');
  const cart = await openCart(page, words);
  await expect(cart.getByRole('row', { name: /Reef Runner.*32/ })).toContainText('Rp. 450.000');
  await cart.getByRole('button', { name: words.checkout, exact: true }).click();
  const checkout = page.getByRole('dialog', { name: words.checkoutTitle });
  await expect(checkout).toContainText(SHOPPER_LOGIN.email);
  await fillAddress(checkout, words);
  await checkout.getByRole('button', { name: words.pay }).click();
  const payment = page.getByTitle('Snap', { exact: true }).contentFrame();
  await payment.getByRole('button', { name: 'Not now' }).click();
  await expectOrderStatus(page, words, words.pending);
  await page.getByRole('button', { name: words.continuePayment }).click();
  await payment.getByRole('button', { name: 'Pay by foreign card' }).click();
  await expectOrderStatus(page, words, 'settled');
  await expect(page.getByRole('main')).toContainText('foreign_card');
});

test('a cart has no quantity buttons if the API cannot change quantities', async ({ page, trouble }) => {
  await page.goto('/login?redirect=%2Fmen%2F7');
  await logIn(page, words, SHOPPER_LOGIN);
  await addToCart(page, words, '30');
  const cart = await openCart(page, words);
  const more = cart.getByRole('button', { name: /One more of Reef Runner/ });
  trouble.expect(501, /^\/api\/cart\/items\//);
  await more.click();
  await expect(more).toBeHidden();
  await cart.getByRole('button', { name: /^Remove Reef Runner/ }).click();
  await expect(cart.getByText('Your cart is empty.')).toBeVisible();
});

test('an account shows what the API offers, and whom to ask for the rest', async ({ page, trouble }) => {
  expect((await page.request.post('/api/users/login', { data: SHOPPER_LOGIN })).status()).toBe(200);
  const main = page.getByRole('main');
  const help = main.getByRole('alert').filter({ hasText: SITE.contact.email });
  trouble.expect(501, /^\/api\/users\/address$/);
  await page.goto('/account');
  await expect(main.getByText('Made', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Delivery address' })).toHaveCount(0);
  trouble.expect(501, /^\/api\/users\/profile$/);
  await main.getByRole('button', { name: 'Change', exact: true }).click();
  await main.getByLabel('Last name').fill('Wirawan');
  await main.getByLabel('Phone').fill('0812 3456 7890');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(help).toBeVisible();

  trouble.expect(501, /^\/api\/transactions\/history\?/);
  await page.goto('/account/orders');
  await expect(main.getByText(/Only your latest order can be shown here/)).toBeVisible();
  await expect(main.getByText('Order status: settled')).toBeVisible();
});

test('a call that the API does not have is a 501, and the session goes on', async ({ request }) => {
  const password = 'a-new-password';
  const calls: [string, string, object?][] = [
    ['POST', '/api/users/resend-verification', { email: SHOPPER_LOGIN.email }],
    ['POST', '/api/users/password/forgot', { email: SHOPPER_LOGIN.email }],
    ['POST', '/api/users/password/reset/a-token', { password }],
    ['PUT', '/api/users/password', { currentPassword: SHOPPER_LOGIN.password, newPassword: password }],
    ['PATCH', '/api/users/profile', { firstName: 'Wayan' }],
    ['GET', '/api/users/address'],
  ];
  await request.post('/api/users/login', { data: SHOPPER_LOGIN });
  for (const [method, path, data] of calls) {
    const response = await request.fetch(path, { method, ...(data && { data }) });
    expect(response.status(), path).toBe(501);
    expect(await response.json()).toMatchObject({ code: 'unsupported', errors: [] });
    expect((await request.get('/api/users/profile')).status()).toBe(200);
  }
});
