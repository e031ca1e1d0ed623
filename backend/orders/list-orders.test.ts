import { z } from 'zod';
import { orders } from '@/backend/db/schema/orders';
import { callApi } from '@/backend/test/call';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { orderResponseSchema } from './read-orders';

const { small } = testItems;
const historySchema = z.object({ data: z.array(orderResponseSchema), total: z.int() });

let shop: OrderShop;
let customer: Awaited<ReturnType<typeof shop.customer>>;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(async () => {
  customer = await shop.customer();
});

const ask = (query = '', token = customer.token) =>
  callApi(shop.app, 'GET', `/api/transactions/history${query}`, { token });

async function history(query = '') {
  const { data, total } = historySchema.parse((await ask(query)).json);
  return { ids: data.map(({ id }) => id), data, total };
}

/** Creates the given number of orders. Returns their ids, newest first. */
async function buy(count: number) {
  const ids: string[] = [];
  for (let time = 0; time < count; time += 1) {
    await shop.clear(customer);
    await shop.fill(customer, small.id);
    ids.unshift((await shop.order(customer)).id);
    // The order is marked as paid, because a customer may have at most three unpaid orders.
    await shop.db.update(orders).set({ status: 'paid' });
    shop.clock.advance(1000);
  }
  return ids;
}

it('is empty before the first order', async () => {
  expect((await ask()).json).toEqual({ data: [], total: 0 });
});

it('lists the caller’s orders, newest first, with lines and timeline', async () => {
  const ids = await buy(3);
  await shop.fill(await shop.customer(), small.id);
  const { data, total, ids: listed } = await history();
  expect([listed, total]).toEqual([ids, 3]);
  for (const order of data) {
    expect(order.transaction_items).toMatchObject([{ itemId: small.id, quantity: 1 }]);
    expect(order.events).toEqual([{ status: 'pending', at: order.createdAt }]);
  }
});

it('returns them in pages', async () => {
  const ids = await buy(5);
  expect(await history('?page=1&pageSize=2')).toMatchObject({ ids: ids.slice(0, 2), total: 5 });
  expect(await history('?page=3&pageSize=2')).toMatchObject({ ids: ids.slice(4), total: 5 });
  expect(await history('?page=4&pageSize=2')).toMatchObject({ ids: [], total: 5 });
});

it.each(['?page=0', '?page=-1', '?page=1.5', '?page=one', '?pageSize=0', '?pageSize=101', '?page=1e99'])(
  'rejects %s',
  async (query) => {
    expect(await ask(query)).toMatchObject({ status: 422, json: { status: 'error' } });
  },
);

it('requires a bearer token', async () => {
  expect(await ask('', 'forged')).toMatchObject({ status: 401 });
});
