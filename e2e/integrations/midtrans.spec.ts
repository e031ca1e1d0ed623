import { cp, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '@/e2e/fixtures';
import { SEEDED_DATA } from '@/e2e/support/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { MIDTRANS, PAID_SHOP } from '@/e2e/support/servers/environments';
import { type Server, startServer } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { addByApi, fillAddress, openCheckout } from '@/e2e/support/steps/buying';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import { WORDS } from '@/e2e/support/steps/words';
import { type Order, orderSchema } from '@/lib/contract/order';

const words = WORDS.en;
const HOUR_MS = 3_600_000;
const orderAnswerSchema = z.object({ data: orderSchema });
const servers: Server[] = [];

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: PAID_SHOP.siteUrl });

test.beforeAll(async () => {
  const keys = { MIDTRANS_SERVER_KEY: 'journeys-server-key', MIDTRANS_CLIENT_KEY: 'journeys-client-key' };
  const payment = {
    ...keys,
    MIDTRANS_API_URL: MIDTRANS.url,
    MIDTRANS_SNAP_JS_URL: `${MIDTRANS.url}/snap/snap.js`,
  };
  await rm(dataFolder(PAID_SHOP), { recursive: true, force: true });
  await cp(SEEDED_DATA, dataFolder(PAID_SHOP), { recursive: true });
  servers.push(
    await startServer({
      name: 'midtrans',
      module: 'e2e/support/stubs/midtrans/server.mjs',
      env: {
        PORT: String(MIDTRANS.port),
        SERVER_KEY: keys.MIDTRANS_SERVER_KEY,
        CLIENT_KEY: keys.MIDTRANS_CLIENT_KEY,
        // The storefront's port, not the product API's, which listens to this machine alone.
        NOTIFICATION_URL: `${PAID_SHOP.siteUrl}/api/transactions/notification`,
      },
    }),
    await startBundledApi(PAID_SHOP, dataFolder(PAID_SHOP), payment),
    await startStorefront(PAID_SHOP, { PRODUCT_API_PORT: String(PAID_SHOP.apiPort), ...payment }),
  );
});

test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** A shopper with a product in the cart, at the provider's page. */
async function openSnap(page: Page) {
  const { email, password } = await verifiedCustomer(page.request, PAID_SHOP);
  expect((await page.request.post('/api/users/login', { data: { email, password } })).status()).toBe(200);
  await addByApi(page.request, 'Uluwatu Elite Pro', '32');
  await page.goto('/men');
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);
  await checkout.getByRole('button', { name: words.pay, exact: true }).click();
  return page.getByTitle('Snap', { exact: true }).contentFrame();
}

async function readOrder(page: Page, id: string) {
  const answer = await page.request.get(`/api/transactions/${id}`);
  return orderAnswerSchema.parse(await answer.json()).data;
}

const heldFor = ({ createdAt, expiresAt = '' }: Order) => Date.parse(expiresAt) - Date.parse(createdAt);

test('the development provider’s pages are not there beside a real one', async ({ request }) => {
  const answer = await request.get('/payment/page/a', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, '/#lost']);
});

test('an order is paid through the storefront’s port alone', async ({ page }) => {
  const snap = await openSnap(page);
  await snap.getByRole('button', { name: 'Pay by card' }).click();
  const id = await expectOrder(page, words, words.paid);
  expect(await readOrder(page, id)).toMatchObject({ status: 'paid', method: 'credit_card' });
  expect(await (await page.request.get(`${MIDTRANS.url}/answers`)).json()).toEqual([200]);
});

test('the pieces are held for a transfer as long as the provider waits for it', async ({ page }) => {
  const snap = await openSnap(page);
  await expect(snap.getByRole('button', { name: 'Bank transfer' })).toBeVisible();
  const latest = await page.request.get('/api/transactions');
  expect(heldFor(orderAnswerSchema.parse(await latest.json()).data)).toBe(HOUR_MS / 2);

  await snap.getByRole('button', { name: 'Bank transfer' }).click();
  const id = await expectOrder(page, words, words.pending);
  const order = await readOrder(page, id);
  // The provider writes whole seconds.
  expect(Math.round(heldFor(order) / HOUR_MS)).toBe(24);
  await expect(page.getByRole('main')).toContainText('We hold your pieces for you until');

  const arrived = await page.request.post(`${MIDTRANS.url}/snap/charge/${order.snapToken}?by=arrival`);
  expect(arrived.status()).toBe(200);
  expect(await readOrder(page, id)).toMatchObject({ status: 'paid', method: 'bank_transfer' });
});

test('what nobody signed changes nothing', async ({ request }) => {
  const forged = await request.post('/api/transactions/notification', {
    data: {
      order_id: '20261121-7K3M9QXWP4RT',
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: '1199000.00',
      signature_key: 'f'.repeat(128),
    },
  });
  expect(forged.status()).toBe(403);
  expect(forged.headers()['set-cookie']).toBeUndefined();
});
