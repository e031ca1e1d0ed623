import { z } from 'zod';
import type { OpenedDatabase } from '@/backend/db/database';
import { openServerDatabase } from '@/backend/db/open-database';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { expireOrders } from './order-jobs';
import { STOCK_RESERVATION_MS } from './order-status';

const { small, medium } = testItems;
const databaseSchema = z.object({ rows: z.tuple([z.object({ name: z.string() })]) });

let shop: OrderShop;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});

/** Creates an order whose payment token could not be requested, so that it cannot have been paid. */
async function abandonedOrder(itemId: string, quantity: number) {
  const customer = await shop.customer();
  await shop.fill(customer, itemId, quantity);
  shop.provider.isDown = true;
  await shop.create(customer);
}

it('returns the stock after half an hour, once', async () => {
  await abandonedOrder(small.id, 4);
  shop.clock.advance(STOCK_RESERVATION_MS - 1000);
  expect(await expireOrders(shop.dependencies)).toBe(0);
  shop.clock.advance(1000);
  expect(await expireOrders(shop.dependencies)).toBe(1);
  expect(await expireOrders(shop.dependencies)).toBe(0);
  expect(await shop.stock(small.id)).toBe(10);
});

it('stops between two orders when aborted', async () => {
  await abandonedOrder(small.id, 1);
  shop.clock.advance(STOCK_RESERVATION_MS);
  expect(await expireOrders(shop.dependencies, AbortSignal.abort())).toBe(0);
  expect(await shop.stock(small.id)).toBe(9);
});

it('expires each order exactly once with several concurrent processes', async () => {
  for (let order = 0; order < 7; order += 1) await abandonedOrder(small.id, 1);
  await abandonedOrder(medium.id, 1);
  shop.clock.advance(STOCK_RESERVATION_MS);

  const workers = await Promise.all([1, 2, 3, 4].map(() => openWorker()));
  const counts = await Promise.all(workers.map(({ db }) => expireOrders({ ...shop.dependencies, db })));
  await Promise.all(workers.map(({ close }) => close()));

  expect(counts.reduce((sum, count) => sum + count)).toBe(8);
  expect([await shop.stock(small.id), await shop.stock(medium.id)]).toEqual([10, 1]);
});

/**
 * Opens a second connection as another process would, if the tests run on a database server. The embedded
 * database has only one connection.
 */
async function openWorker(): Promise<Pick<OpenedDatabase, 'db' | 'close'>> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return { db: shop.db, close: () => Promise.resolve() };
  const { rows } = databaseSchema.parse(await shop.db.execute('select current_database() as name'));
  const own = new URL(url);
  own.pathname = `/${rows[0].name}`;
  // The database is dropped after the test, which may terminate this connection. That is not an error.
  return openServerDatabase(own.href, () => undefined);
}
