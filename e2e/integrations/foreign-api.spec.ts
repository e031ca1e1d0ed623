import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { FOREIGN_SHOP } from '@/e2e/support/servers/environments';
import { type Server, startServer } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { logIn } from '@/e2e/support/steps/account';
import { addToCart, fillAddress, openCart } from '@/e2e/support/steps/buying';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { WORDS } from '@/e2e/support/steps/words';
import { SHOPPER } from '@/e2e/support/stubs/foreign-api/catalogue.mjs';
import { CLIENT_KEY } from '@/e2e/support/stubs/foreign-api/payment-widget.mjs';

const words = WORDS.en;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: FOREIGN_SHOP.siteUrl });

const servers: Server[] = [];

test.beforeAll(async () => {
  servers.push(
    await startServer({
      name: 'foreign-api',
      module: 'e2e/support/stubs/foreign-api/server.mjs',
      env: { PORT: String(FOREIGN_SHOP.apiPort) },
    }),
    await startStorefront(FOREIGN_SHOP, {
      PRODUCT_API_URL: FOREIGN_SHOP.apiUrl,
      MIDTRANS_CLIENT_KEY: CLIENT_KEY,
      MIDTRANS_API_URL: FOREIGN_SHOP.apiUrl,
      MIDTRANS_SNAP_JS_URL: `${FOREIGN_SHOP.apiUrl}/snap/snap.js`,
    }),
  );
});

test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

test.beforeEach(({ trouble }) => {
  // The picture of a related product is gone from the other server.
  trouble.expectConsole(/^Failed to load resource: the server responded with a status of 404/);
});

test('the catalogue of another server is shown, without the product that is broken', async ({
  page,
  trouble,
}) => {
  await expect(async () => {
    await page.goto('/men');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Reef Runner/ })
        .first(),
    ).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Elite Pro variant not found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Longboard:' })).toBeVisible();
  await expect(
    page
      .getByText('No products available for this variant.')
      .or(page.getByText('No featured products available.'))
      .first(),
  ).toBeVisible();

  await page.goto('/men/8');
  await expect(page.getByRole('heading', { name: 'Plain Plank', level: 1 })).toBeVisible();
  await expect(page.getByText('No image available').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Rp. 125.000');

  trouble.expect(404, /^\/men\/unknown$/);
  await page.goto('/men/unknown');
  await expect(page.getByText('Product data is not available.')).toBeVisible();
});

test('its photographs come in the size of the screen, its drawings as they are', async ({
  page,
  request,
}) => {
  await page.goto('/woman/9');
  const photo = page
    .getByRole('main')
    .getByRole('img', { name: /Tide Suit/ })
    .first();
  await expect(photo).toHaveJSProperty('complete', true);
  const shown = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  const { pathname, searchParams } = new URL(shown);
  expect(pathname).toBe('/_next/image');
  expect(searchParams.get('url')).toBe(`${FOREIGN_SHOP.apiUrl}/pictures/tide.jpg`);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const again = await request.get(shown, { headers: { accept: 'image/avif,*/*' } });
  expect(again.headers()).toMatchObject({ 'content-type': 'image/avif', 'x-nextjs-cache': 'HIT' });
  const spelled = shown.replace('tide.jpg', 'tide.jpg%3Fv%3D2');
  const other = await request.get(spelled, { maxRedirects: 0 });
  expect(other.status(), 'what no product has is not made').toBe(307);

  await page.goto('/men/7');
  const drawing = page.getByRole('img', { name: /Reef Runner/ }).first();
  await expect(drawing).toHaveAttribute('src', `${FOREIGN_SHOP.apiUrl}/pictures/reef.svg`);
});

test('its goods can be bought, and paid later in the same browser', async ({ page, trouble }) => {
  // It remembers no address to offer; the checkout does without.
  trouble.expect(501, /^\/api\/users\/address$/);
  await page.goto('/login?redirect=%2Fmen%2F7');
  await logIn(page, words, SHOPPER);
  await expect(page).toHaveURL('/men/7');
  await addToCart(page, words, '32');

  const cart = await openCart(page, words);
  const line = cart.getByRole('row', { name: /Reef Runner/ });
  await expect(line).toContainText('32');
  await expect(line).toContainText('Rp. 450.000');
  await cart.getByRole('button', { name: words.checkout, exact: true }).click();

  const checkout = page.getByRole('dialog', { name: words.checkoutTitle });
  await expect(checkout).toContainText(SHOPPER.email);
  await fillAddress(checkout, words);
  await checkout.getByRole('button', { name: words.pay, exact: true }).click();
  const payment = page.getByTitle('Foreign payment').contentFrame();
  await payment.getByRole('button', { name: 'Not now' }).click();

  await expectOrder(page, words, words.pending);
  await expect(page.getByRole('main').getByRole('row', { name: /Reef Runner/ })).toContainText('Rp. 450.000');
  await page.getByRole('button', { name: words.continuePayment }).click();
  await payment.getByRole('button', { name: 'Pay by foreign card' }).click();
  await expectOrder(page, words, 'settled');
  await expect(page.getByRole('main')).toContainText('foreign_card');
});

test('what the other server cannot do is not offered', async ({ page, trouble }) => {
  await page.goto('/login?redirect=%2Fmen%2F7');
  await logIn(page, words, SHOPPER);
  await addToCart(page, words, '30');
  const cart = await openCart(page, words);
  const more = cart.getByRole('button', { name: /One more of Reef Runner/ });
  // The other server's 404 for a call it has not; the shop's own answer for that.
  trouble.expect(501, /^\/api\/cart\/items\//);
  await more.click();
  await expect(more).toBeHidden();
  await expect(cart.getByRole('row', { name: /Reef Runner/ })).toBeVisible();

  await cart.getByRole('button', { name: /^Remove Reef Runner/ }).click();
  await expect(cart.getByText('Your cart is empty.')).toBeVisible();
});

test('an account there has what its server offers, and says where to turn for the rest', async ({
  page,
  trouble,
}) => {
  expect((await page.request.post('/api/users/login', { data: SHOPPER })).status()).toBe(200);
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
  await expect(main.getByLabel('Last name')).toHaveValue('Wirawan');

  trouble.expect(501, /^\/api\/users\/password\/forgot$/);
  await page.goto('/forgot-password');
  await main.getByLabel('Email').fill(SHOPPER.email);
  await main.getByRole('button', { name: 'Send link' }).click();
  await expect(help).toBeVisible();
});

test('no call that the other server does not have is a failure of the shop', async ({ page }) => {
  const calls: [string, string, object?][] = [
    ['POST', '/api/users/resend-verification', { email: SHOPPER.email }],
    ['POST', '/api/users/password/forgot', { email: SHOPPER.email }],
    ['POST', '/api/users/password/reset/a-token', { password: 'a-new-password' }],
    ['PUT', '/api/users/password', { currentPassword: SHOPPER.password, newPassword: 'a-new-password' }],
    ['PATCH', '/api/users/profile', { firstName: 'Wayan' }],
    ['GET', '/api/users/address'],
  ];
  for (const [method, path, data] of calls) {
    await page.request.post('/api/users/login', { data: SHOPPER });
    const answer = await page.request.fetch(path, { method, ...(data && { data }) });
    expect(answer.status(), path).toBe(501);
    expect(await answer.json()).toMatchObject({ code: 'unsupported', errors: [] });
    expect((await page.request.get('/api/users/profile')).status()).toBe(200);
  }
});

test('of the orders there the latest is shown, and whom to ask of the others', async ({ page, trouble }) => {
  expect((await page.request.post('/api/users/login', { data: SHOPPER })).status()).toBe(200);
  trouble.expect(501, /^\/api\/transactions\/history\?/);
  await page.goto('/account/orders');
  const main = page.getByRole('main');
  await expect(main.getByText(/Only your latest order can be shown here/)).toBeVisible();
  await expect(main.getByText('Order status: settled')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Receipt' })).toHaveCount(0);
});
