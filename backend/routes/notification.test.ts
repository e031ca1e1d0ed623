import type { OpenedDatabase } from '@/backend/db/database';
import { callApi } from '@/backend/test/call';
import { createNotification } from '@/backend/test/fake-provider';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { createOrderShop } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';

let database: OpenedDatabase;
let shop: Awaited<ReturnType<typeof createOrderShop>>;

beforeAll(async () => {
  database = await openTestDatabase();
  shop = await createOrderShop(database.db);
});
afterAll(() => database.close());

describe('malformed notifications', () => {
  it.each<[unknown, number]>([
    [{}, 422],
    [[], 422],
    [null, 422],
    ['text', 422],
    [{ order_id: 1, status_code: {}, gross_amount: [], signature_key: null, transaction_status: true }, 422],
  ])('%j', async (body, status) => {
    expect(await shop.notify(body)).toMatchObject({ status, json: { status: 'error' } });
  });

  it.each([
    ['{"order_id":', 'application/json'],
    ['', 'application/json'],
    ['order_id=1', 'application/x-www-form-urlencoded'],
    ['\u0000', 'text/plain'],
  ])('%j as %s', async (body, type) => {
    const response = await shop.app.request('/api/transactions/notification', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ status: 'error', errors: [{ msg: expect.any(String) }] });
  });

  it('a text the database cannot hold', async () => {
    const customer = await shop.customer();
    await shop.fill(customer, testItems.small.id);
    const order = await shop.order(customer);
    const response = await shop.notify(createNotification(order, { payment_type: 'a\u0000b' }));
    expect(response.status).toBe(400);
  });

  it('only POST', async () => {
    expect(await callApi(shop.app, 'PUT', '/api/transactions/notification', { body: {} })).toMatchObject({
      status: 405,
    });
  });
});
