import { eq } from 'drizzle-orm';
import { items } from '@/backend/db/schema/catalogue';
import { formatJakartaTime } from '@/backend/payments/payment-report';
import { listErrorMessages } from '@/backend/test/call';
import { createNotification } from '@/backend/test/fake-provider';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { expireOrders, reconcileOrders } from './order-jobs';
import { runPaymentOutbox } from './run-payment-outbox';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { small, medium } = testItems;
const TRANSFER = { transaction_status: 'pending', status_code: '201', payment_type: 'bank_transfer' };
const CARD = { ...TRANSFER, payment_type: 'credit_card' };
const REVIEW = { transaction_status: 'capture', status_code: '201', fraud_status: 'challenge' };

let shop: OrderShop;
let customer: Awaited<ReturnType<typeof shop.customer>>;
let order: Awaited<ReturnType<typeof shop.order>>;
let made: Date;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(async () => {
  customer = await shop.regular();
  await shop.fill(customer, small.id, 3);
  made = shop.clock.now();
  order = await shop.order(customer);
});

async function pass(ms: number) {
  shop.clock.advance(ms);
  await reconcileOrders(shop.dependencies);
  await expireOrders(shop.dependencies);
  await runPaymentOutbox(shop.dependencies);
  return [await shop.statusOf(order.id), await shop.stock(small.id)];
}
const heldFor = async () => (await shop.stored(order.id)).expiresAt.getTime() - made.getTime();
async function hear(part: Record<string, unknown>) {
  shop.provider.says(order, part);
  expect((await shop.notify(createNotification(order, part))).status).toBe(200);
}

it('reserves the pieces for half an hour without a payment method, then ends the payment', async () => {
  expect((await shop.read(customer))?.expires_at).toBe(new Date(made.getTime() + 30 * MINUTE).toISOString());
  expect(await pass(30 * MINUTE - 1)).toEqual(['pending', 7]);
  expect(await pass(1)).toEqual(['expired', 10]);
  expect(shop.provider.actions).toEqual([`end ${order.id}`]);
});

it('lets the provider accept a payment for a day', () => {
  expect(shop.provider.asked).toMatchObject([{ payableUntil: new Date(made.getTime() + 24 * HOUR) }]);
});

it('limits the payment session and a transfer to 3 hours before the first paid order', async () => {
  customer = await shop.customer();
  await shop.fill(customer, small.id, 3);
  order = await shop.order(customer);
  const end = new Date(made.getTime() + 3 * HOUR);
  expect(shop.provider.asked.at(-1)).toMatchObject({ payableUntil: end });
  await hear({ ...TRANSFER, expiry_time: formatJakartaTime(new Date(made.getTime() + 24 * HOUR)) });
  expect((await shop.stored(order.id)).expiresAt).toEqual(end);
});

it.each([
  ['as long as the provider says', 6, 6],
  ['for a day when it does not say', undefined, 24],
  ['for a day at the most', 72, 24],
])('reserves them for a transfer %s', async (_, said, hours) => {
  const end = said && formatJakartaTime(new Date(made.getTime() + said * HOUR));
  await hear({ ...TRANSFER, expiry_time: end });
  expect(await heldFor()).toBe(hours * HOUR);
  expect(await pass(hours * HOUR - 1)).toEqual(['pending', 7]);
  expect(await pass(1)).toEqual(['expired', 10]);
});

it('finds a transfer by polling before the order expires, when the notification was lost', async () => {
  shop.provider.says(order, TRANSFER);
  expect(await pass(30 * MINUTE)).toEqual(['pending', 7]);
  expect(await heldFor()).toBe(24 * HOUR);
  shop.provider.says(order, { payment_type: 'bank_transfer' });
  expect(await pass(23 * HOUR)).toEqual(['paid', 7]);
});

it('reserves them longer for a payment under review, but not for a pending card', async () => {
  await hear(CARD);
  expect(await heldFor()).toBe(30 * MINUTE);
  await hear(REVIEW);
  expect(await heldFor()).toBe(24 * HOUR);
});

it('never shortens the reservation', async () => {
  await hear(TRANSFER);
  await hear({ ...TRANSFER, expiry_time: formatJakartaTime(new Date(made.getTime() + HOUR)) });
  expect(await heldFor()).toBe(24 * HOUR);
});

it('ends a transfer that begins after the order has ended', async () => {
  expect(await pass(30 * MINUTE)).toEqual(['expired', 10]);
  await hear(TRANSFER);
  expect(await pass(MINUTE)).toEqual(['expired', 10]);
  expect(shop.provider.actions).toEqual([`end ${order.id}`, `end ${order.id}`]);
  expect(await shop.provider.findReport(order.id)).toMatchObject({ transactionStatus: 'expire' });
});

it('allows three unpaid orders per customer', async () => {
  await shop.clear(customer);
  for (const key of ['second', 'third']) {
    await shop.fill(customer, small.id);
    await shop.order(customer, key);
    await shop.clear(customer);
  }
  await shop.fill(customer, medium.id);
  const fourth = await shop.create(customer, { 'idempotency-key': 'fourth' });
  expect([fourth.status, listErrorMessages(fourth.json)]).toEqual([
    422,
    ['You already have 3 orders that wait for their payment. Please pay or cancel one of them first.'],
  ]);
  expect(await shop.stock(medium.id)).toBe(1);
  // A repeated checkout creates no further order, and a paid order does not count.
  expect((await shop.create(customer, { 'idempotency-key': 'third' })).status).toBe(200);
  await hear({});
  expect((await shop.create(customer, { 'idempotency-key': 'fourth' })).status).toBe(200);
});

it('rejects more than 20 pieces of an item in an old cart', async () => {
  await shop.db.update(items).set({ stock: 100 }).where(eq(items.id, medium.id));
  const other = await shop.customer();
  await shop.fill(other, medium.id, 21);
  const response = await shop.create(other);
  expect([response.status, listErrorMessages(response.json)]).toEqual([
    422,
    ['One order takes at most 20 pieces of an item: Uluwatu Elite Pro in size M.'],
  ]);
  expect(await shop.stock(medium.id)).toBe(100);
});
