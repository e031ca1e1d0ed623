import { outgoingMails } from '@/backend/db/schema/mails';
import { callApi } from '@/backend/test/call';
import { createNotification } from '@/backend/test/fake-provider';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { runPaymentOutbox } from './run-payment-outbox';

const { small } = testItems;

let shop: OrderShop;
let customer: Awaited<ReturnType<typeof shop.customer>>;
let order: Awaited<ReturnType<typeof shop.order>>;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(async () => {
  customer = await shop.customer();
  await shop.fill(customer, small.id, 2);
  order = await shop.order(customer, 'a key');
});

const cancel = (
  id = order.id,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
) => callApi(shop.app, 'POST', `/api/transactions/${id}/cancel`, { token: token ?? customer.token, headers });

async function pay(part: Record<string, unknown> = {}) {
  shop.provider.says(order, part);
  return shop.notify(createNotification(order, part));
}

it('cancels a pending order and returns its stock', async () => {
  const response = await cancel();
  expect(response).toMatchObject({
    status: 200,
    json: { data: { id: order.id, status: 'cancelled' }, message: 'Your order is cancelled.' },
  });
  expect(await shop.stock(small.id)).toBe(10);
  expect((await shop.read(customer, order.id))?.events?.map(({ status }) => status)).toEqual([
    'pending',
    'cancelled',
  ]);
  const mails = await shop.db.select().from(outgoingMails);
  expect(mails.map(({ subject }) => subject)).toContain(`Order ${order.id} is cancelled`);
});

it('ends its payment at the provider', async () => {
  shop.provider.says(order, { transaction_status: 'pending', status_code: '201' });
  await cancel();
  await runPaymentOutbox(shop.dependencies);
  await runPaymentOutbox(shop.dependencies);
  expect(shop.provider.actions).toEqual([`end ${order.id}`]);
  expect((await shop.provider.findReport(order.id))?.transactionStatus).toBe('expire');
  expect(await shop.statusOf(order.id)).toBe('cancelled');
});

it('is rejected the second time, and returns the stock once', async () => {
  const responses = await Promise.all([cancel(), cancel(), cancel()]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await shop.stock(small.id)).toBe(10);
});

it.each([
  ['paid', {}, 'This order is paid already, so it cannot be cancelled any more.'],
  ['failed', { transaction_status: 'failure' }, 'This order has ended already.'],
  ['expired', { transaction_status: 'expire' }, 'This order has ended already.'],
  ['cancelled', { transaction_status: 'cancel' }, 'This order is cancelled already.'],
  ['refunded', { transaction_status: 'refund' }, 'This order has ended and its money has been given back.'],
])('is rejected for a %s order, with the reason', async (status, part, msg) => {
  await pay(part);
  expect(await cancel()).toMatchObject({ status: 409, json: { status: 'error', errors: [{ msg }] } });
  expect(await shop.statusOf(order.id)).toBe(status);
});

it('responds in the caller’s language', async () => {
  await pay();
  const { json } = await cancel(order.id, { headers: { 'accept-language': 'id' } });
  expect(json).toMatchObject({
    errors: [{ msg: 'Pesanan ini sudah dibayar, jadi tidak bisa dibatalkan lagi.' }],
  });
});

it('is possible for the customer’s own orders only', async () => {
  const other = await shop.customer();
  expect(await cancel(order.id, { token: other.token })).toMatchObject({ status: 404 });
  expect(await cancel('nobody')).toMatchObject({ status: 404 });
  expect(await cancel(order.id, { token: 'forged' })).toMatchObject({ status: 401 });
  expect(await shop.statusOf(order.id)).toBe('pending');
});

it('requests the status first, so an order that was just paid is not cancelled', async () => {
  shop.provider.says(order);
  expect(await cancel()).toMatchObject({ status: 409 });
  expect(await shop.statusOf(order.id)).toBe('paid');
  expect(await shop.stock(small.id)).toBe(8);
});

it('does not wait for a provider that is down, and ends the payment later', async () => {
  shop.provider.isDown = true;
  expect(await cancel()).toMatchObject({ status: 200 });
  await runPaymentOutbox(shop.dependencies);
  shop.provider.isDown = false;
  shop.clock.advance(60_000);
  await runPaymentOutbox(shop.dependencies);
  expect(shop.provider.actions).toEqual([`end ${order.id}`]);
});

it('concurrent with the payment either keeps the order or ends it, and nothing is lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    const buyer = await shop.customer();
    await shop.fill(buyer, small.id);
    const one = await shop.order(buyer);
    shop.provider.says(one);
    const [cancelled, notified] = await Promise.all([
      callApi(shop.app, 'POST', `/api/transactions/${one.id}/cancel`, { token: buyer.token }),
      shop.notify(createNotification(one)),
    ]);
    expect([cancelled.status, notified.status]).toEqual([expect.any(Number), 200]);
    await runPaymentOutbox(shop.dependencies);
    expect(await shop.statusOf(one.id)).toBe('paid');
  }
  expect(await shop.stock(small.id)).toBe(3);
});

it('allows another order of the same cart', async () => {
  await cancel();
  const again = await shop.order(customer, 'a key');
  expect(again.id).not.toBe(order.id);
  expect(await shop.statusOf(again.id)).toBe('pending');
  expect(await shop.stock(small.id)).toBe(8);
});
