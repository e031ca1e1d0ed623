import type { OpenedDatabase } from '@/backend/db/database';
import { expireOrders } from '@/backend/orders/expire-orders';
import { ORDER_LIFETIME_MS } from '@/backend/orders/store-order';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { orderShop } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { reconcileOrders } from './reconcile-orders';

const MINUTE = 60_000;
const { small } = testItems;

let database: OpenedDatabase;
let shop: Awaited<ReturnType<typeof orderShop>>;
let order: Awaited<ReturnType<typeof shop.order>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  shop = await orderShop(database.db);
  const customer = await shop.customer();
  await shop.fill(customer, small.id, 3);
  order = await shop.order(customer);
});
afterAll(() => database.close());

async function round() {
  await reconcileOrders(shop.dependencies);
  await expireOrders(shop.dependencies);
  return [await shop.statusOf(order.id), await shop.stock(small.id)];
}

it('leaves a fresh order in peace and asks about it after five minutes', async () => {
  shop.provider.says(order);
  shop.clock.advance(4 * MINUTE);
  expect(await round()).toEqual(['pending', 7]);
  shop.clock.advance(MINUTE);
  expect(await round()).toEqual(['paid', 7]);
});

it('asks ever more seldom', async () => {
  let asked = 0;
  const { findReport } = shop.provider;
  shop.provider.findReport = (id) => {
    asked += 1;
    return findReport(id);
  };
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    shop.clock.advance(MINUTE);
    await reconcileOrders(shop.dependencies);
  }
  expect(asked).toBeGreaterThan(8);
  expect(asked).toBeLessThan(25);
});

it('asks once more before an order is given up, and believes a payment in the last minute', async () => {
  shop.clock.advance(ORDER_LIFETIME_MS - MINUTE);
  expect(await round()).toEqual(['pending', 7]);
  shop.provider.says(order);
  shop.clock.advance(2 * MINUTE);
  expect(await round()).toEqual(['paid', 7]);
});

it('gives up what nobody paid', async () => {
  shop.clock.advance(ORDER_LIFETIME_MS);
  expect(await round()).toEqual(['expired', 10]);
});

it('does not give up an order while the provider cannot be asked, until an hour has passed', async () => {
  shop.provider.isDown = true;
  shop.clock.advance(ORDER_LIFETIME_MS + 59 * MINUTE);
  expect(await round()).toEqual(['pending', 7]);
  expect(shop.logged).toContainEqual(expect.objectContaining({ orderId: order.id, fault: 'unavailable' }));
  shop.clock.advance(MINUTE);
  expect(await round()).toEqual(['expired', 10]);
});

it('ends what the provider ended', async () => {
  shop.provider.says(order, { transaction_status: 'cancel' });
  shop.clock.advance(5 * MINUTE);
  expect(await round()).toEqual(['cancelled', 10]);
});
