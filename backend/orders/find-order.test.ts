import { sql } from 'drizzle-orm';
import { callApi } from '@/backend/test/call';
import { testAddress } from '@/backend/test/logged-in-customer';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';

const { small, medium } = testItems;

let shop: OrderShop;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});

it.each(['/api/transactions/', '/api/transactions'])('%s returns null without an order', async (path) => {
  const { token } = await shop.customer();
  expect(await callApi(shop.app, 'GET', path, { token })).toMatchObject({
    status: 200,
    json: { data: null },
  });
});

it.each(['/api/transactions/', '/api/transactions'])('%s returns the latest order', async (path) => {
  const customer = await shop.customer();
  await shop.fill(customer, small.id, 2);
  await shop.order(customer);
  shop.clock.advance(1000);
  await shop.fill(customer, medium.id);
  const { id, token } = await shop.order(customer);

  expect((await callApi(shop.app, 'GET', path, { token: customer.token })).json).toEqual({
    data: {
      id,
      customer_name: 'Made Wirawan',
      customer_email: customer.email,
      customer_phone: '+6281234567890',
      status: 'pending',
      total: 3_597_000,
      transaction_method: null,
      createdAt: '2026-03-01T08:00:01.000Z',
      updatedAt: '2026-03-01T08:00:01.000Z',
      expires_at: '2026-03-01T08:30:01.000Z',
      snap_token: token,
      shipping: testAddress,
      events: [{ status: 'pending', at: '2026-03-01T08:00:01.000Z' }],
      transaction_items: expect.arrayContaining([
        {
          id: expect.any(String),
          itemId: small.id,
          itemName: small.name,
          sizeName: 'S',
          price: 1_199_000,
          quantity: 2,
        },
        {
          id: expect.any(String),
          itemId: medium.id,
          itemName: medium.name,
          sizeName: 'M',
          price: 1_199_000,
          quantity: 1,
        },
      ]),
    },
  });
});

it('returns an order by its id to its own customer only', async () => {
  const [customer, other] = [await shop.customer(), await shop.customer()];
  await shop.fill(customer, small.id);
  const { id } = await shop.order(customer);

  expect(await shop.read(customer, id)).toMatchObject({ id });
  expect(await callApi(shop.app, 'GET', `/api/transactions/${id}`, { token: other.token })).toMatchObject({
    status: 404,
    json: { status: 'error', errors: [{ msg: 'Order not found.' }] },
  });
});

it.each(['unknown', '%00', '%F0%9F%8F%84', 'a'.repeat(3000), "' or 1=1 --"])(
  'finds no order %j',
  async (id) => {
    const { token } = await shop.customer();
    const { status, json } = await callApi(shop.app, 'GET', `/api/transactions/${encodeURI(id)}`, { token });
    expect([400, 404]).toContain(status);
    expect(json).toMatchObject({ status: 'error' });
  },
);

it('the database rejects an unknown status', async () => {
  const customer = await shop.customer();
  await shop.fill(customer, small.id);
  await shop.order(customer);
  await expect(shop.db.execute(sql`update orders set status = 'sent'`)).rejects.toThrow();
});
