import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '@/e2e/fixtures';
import { MIDTRANS_SHOP, MIDTRANS_STUB } from '@/e2e/support/servers/environments';
import { setUpServers, startStub } from '@/e2e/support/servers/start-server';
import { startSeededShop } from '@/e2e/support/servers/storefront';
import { fillAddress, openCheckout } from '@/e2e/support/steps/buying';
import { addToCartByApi, createVerifiedCustomer, logInByApi } from '@/e2e/support/steps/customer';
import { expectOrderStatus } from '@/e2e/support/steps/order-status';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';
import { type Order, orderSchema } from '@/lib/contract/order';

const words = SHOP_TEXTS.en;
const HOUR_MS = 3_600_000;
const responseSchema = z.object({ data: orderSchema });
const SERVER_KEY = 'journeys-server-key';
const CLIENT_KEY = 'journeys-client-key';

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: MIDTRANS_SHOP.siteUrl });

setUpServers(async (servers) => {
  const stub = { SERVER_KEY, CLIENT_KEY };
  // The storefront passes notifications on, because the product API listens on this machine only.
  const NOTIFICATION_URL = `${MIDTRANS_SHOP.siteUrl}/api/transactions/notification`;
  servers.push(
    await startStub('midtrans', 'midtrans/server.mjs', MIDTRANS_STUB.port, { ...stub, NOTIFICATION_URL }),
  );
  const payment = {
    MIDTRANS_SERVER_KEY: SERVER_KEY,
    MIDTRANS_CLIENT_KEY: CLIENT_KEY,
    MIDTRANS_API_URL: MIDTRANS_STUB.url,
    MIDTRANS_SNAP_JS_URL: `${MIDTRANS_STUB.url}/snap/snap.js`,
  };
  servers.push(...(await startSeededShop(MIDTRANS_SHOP, payment)));
});

/** Opens the provider's page for a new shopper's order. */
async function openSnap(page: Page) {
  await logInByApi(page.request, await createVerifiedCustomer(MIDTRANS_SHOP));
  await addToCartByApi(page.request, 'Uluwatu Elite Pro', '32');
  await page.goto('/men');
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);
  await checkout.getByRole('button', { name: words.pay }).click();
  return page.getByTitle('Snap', { exact: true }).contentFrame();
}

const readOrder = async (page: Page, id: string) =>
  responseSchema.parse(await (await page.request.get(`/api/transactions/${id}`)).json()).data;

const heldFor = ({ createdAt, expiresAt = '' }: Order) => Date.parse(expiresAt) - Date.parse(createdAt);

test('a card payment is notified through the storefront', async ({ page }) => {
  const snap = await openSnap(page);
  await snap.getByRole('button', { name: 'Pay by card' }).click();
  const id = await expectOrderStatus(page, words, words.paid);
  expect(await readOrder(page, id)).toMatchObject({ status: 'paid', method: 'credit_card' });
  expect(await (await page.request.get(`${MIDTRANS_STUB.url}/answers`)).json()).toEqual([200]);
});

test('stock is held for a bank transfer as long as the provider waits for it', async ({ page }) => {
  const snap = await openSnap(page);
  await expect(snap.getByRole('button', { name: 'Bank transfer' })).toBeVisible();
  const latest = responseSchema.parse(await (await page.request.get('/api/transactions')).json()).data;
  expect(heldFor(latest)).toBe(HOUR_MS / 2);

  await snap.getByRole('button', { name: 'Bank transfer' }).click();
  const id = await expectOrderStatus(page, words, words.pending);
  const order = await readOrder(page, id);
  // The difference is rounded, because the provider's times have no fractions of a second.
  expect(Math.round(heldFor(order) / HOUR_MS)).toBe(24);
  await expect(page.getByRole('main')).toContainText('We hold your pieces for you until');

  const arrival = await page.request.post(`${MIDTRANS_STUB.url}/snap/charge/${order.snapToken}?by=arrival`);
  expect(arrival.status()).toBe(200);
  expect(await readOrder(page, id)).toMatchObject({ status: 'paid', method: 'bank_transfer' });
});

test('a notification with a wrong signature is rejected', async ({ request }) => {
  const data = {
    order_id: '20261121-7K3M9QXWP4RT',
    transaction_status: 'settlement',
    status_code: '200',
    gross_amount: '1199000.00',
    signature_key: 'f'.repeat(128),
  };
  const response = await request.post('/api/transactions/notification', { data });
  expect(response.status()).toBe(403);
  expect(response.headers()['set-cookie']).toBeUndefined();
});

test('the development provider is not available', async ({ request }) => {
  const response = await request.get('/payment/page/a', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
});
