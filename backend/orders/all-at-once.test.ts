import type { OpenedDatabase } from '@/backend/db/database';
import { accessTokens } from '@/backend/db/schema/accounts';
import { items } from '@/backend/db/schema/catalogue';
import { callApi } from '@/backend/test/call';
import { createNotification } from '@/backend/test/fake-provider';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { createOrderShop } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { expireOrders, reconcileOrders } from './order-jobs';
import { STOCK_RESERVATION_MS } from './order-status';
import { runPaymentOutbox } from './run-payment-outbox';

const { small, medium } = testItems;
const ROUNDS = 6;
const NEVER = new Date('2100-01-01T00:00:00Z');

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Shop = Awaited<ReturnType<typeof createOrderShop>>;
type Customer = Awaited<ReturnType<Shop['customer']>>;

/**
 * Adds the items to the customer's cart one after another, and orders them. A test adds the same items in the
 * opposite sequence for a second customer, which would reveal a deadlock.
 */
async function orderOf(shop: Shop, customer: Customer, itemIds: string[]) {
  for (const itemId of itemIds) await shop.fill(customer, itemId);
  return { customer, ...(await shop.order(customer, `key of ${customer.id}`)) };
}
type Order = Awaited<ReturnType<typeof orderOf>>;

const cancel = (shop: Shop, { id, customer }: Order) =>
  callApi(shop.app, 'POST', `/api/transactions/${id}/cancel`, { token: customer.token });
const buyAgain = (shop: Shop, { customer }: Order) =>
  shop.create(customer, { 'idempotency-key': `key of ${customer.id}` });

/**
 * Cancels, pays and repeats the orders and runs the jobs, all concurrently. Returns the HTTP statuses of the
 * requests.
 */
async function allAtOnce(shop: Shop, orders: Order[]) {
  const calls = orders.flatMap((order) => [
    cancel(shop, order),
    shop.notify(createNotification(order)),
    shop.notify(createNotification(order)),
    buyAgain(shop, order),
    cancel(shop, order),
  ]);
  const jobs = [expireOrders, expireOrders, runPaymentOutbox, runPaymentOutbox, reconcileOrders].map((job) =>
    job(shop.dependencies),
  );
  await Promise.all(jobs);
  return (await Promise.all(calls)).map(({ status }) => status);
}

it.each(['before the deadline', 'after the deadline'])(
  'keeps orders consistent when they are cancelled, paid, expired, repeated and polled concurrently %s',
  async (when) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const shop = await createOrderShop(database.db);
      await database.db.update(items).set({ stock: 10 });
      const pieces = await shop.totalStock();
      const orders = [
        await orderOf(shop, await shop.customer(), [small.id, medium.id]),
        await orderOf(shop, await shop.customer(), [medium.id, small.id]),
      ];
      for (const order of orders) shop.provider.says(order);
      await database.db.update(accessTokens).set({ expiresAt: NEVER });
      shop.clock.advance(STOCK_RESERVATION_MS + (when === 'after the deadline' ? 60_000 : -60_000));

      const statuses = await allAtOnce(shop, orders);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      await runPaymentOutbox(shop.dependencies);
      const ends = await Promise.all(orders.map(({ id }) => shop.statusOf(id)));
      expect(ends.every((end) => end === 'paid' || end === 'refunded')).toBe(true);
      const sold = ends.filter((end) => end === 'paid').length * 2;
      expect(await shop.totalStock()).toBe(pieces - sold);
    }
  },
  60_000,
);
