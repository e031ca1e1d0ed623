import type { OpenedDatabase } from '@/backend/db/database';
import { call } from '@/backend/test/call';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { orderShop } from '@/backend/test/order-shop';
import { testDependencies } from '@/backend/test/test-dependencies';
import { openPayments } from './open-payments';

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('is the development provider without a server key, with one random key kept in the database', async () => {
  const { dependencies } = testDependencies(database.db);
  const [first, second] = [await openPayments(dependencies), await openPayments(dependencies)];
  expect(first.developmentPayments).toBe(first.payments);
  expect(first.payments.serverKey).toMatch(/^[0-9a-f]{64}$/);
  expect(second.payments.serverKey).toBe(first.payments.serverKey);
});

it('is Midtrans with a server key, and then there is no page to pay without money', async () => {
  const midtrans = { serverKey: 'server-key', apiUrl: 'http://127.0.0.1:9' };
  const shop = await orderShop(database.db, (base) =>
    openPayments({ ...base, config: { ...base.config, midtrans } }),
  );
  expect(shop.dependencies.payments.serverKey).toBe('server-key');
  for (const path of ['/payment/snap.js', '/payment/page/x']) {
    expect((await call(shop.app, 'GET', path)).status).toBe(404);
  }

  const customer = await shop.customer();
  await shop.fill(customer, 'item-s');
  expect(await shop.create(customer)).toMatchObject({ status: 503, json: { status: 'error' } });
});
