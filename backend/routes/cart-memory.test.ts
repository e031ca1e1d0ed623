import { eq } from 'drizzle-orm';
import { deleteExpiredAccountRows } from '@/backend/accounts/account-jobs';
import { cartAdditions } from '@/backend/db/schema/cart';
import { items } from '@/backend/db/schema/catalogue';
import { orders } from '@/backend/db/schema/orders';
import { callApi, listErrorMessages } from '@/backend/test/call';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { cartSchema } from '@/lib/contract/cart';
import { responseSchema } from '@/lib/contract/wire';

const { small, medium } = testItems;

let shop: OrderShop;
let token: string;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(async () => {
  ({ token } = await shop.customer());
});

function add({ id, name, sizeId, price }: typeof small, quantity: number, key?: string, language = 'en') {
  return callApi(shop.app, 'POST', '/api/cart/add', {
    body: { itemName: name, itemId: id, sizeId, quantity, itemPrice: price },
    token,
    headers: { 'accept-language': language, ...(key !== undefined && { 'idempotency-key': key }) },
  });
}
async function cart() {
  const { json } = await callApi(shop.app, 'GET', '/api/cart', { token });
  return responseSchema(cartSchema).parse(json).data;
}
async function change(quantity: number): Promise<number> {
  const [line] = (await cart()).items;
  const response = await callApi(shop.app, 'PATCH', `/api/cart/items/${line?.id}`, {
    body: { quantity },
    token,
  });
  return response.status;
}
const alter = (goods: typeof small, to: { price?: number; stock?: number }) =>
  shop.db.update(items).set(to).where(eq(items.id, goods.id));

it('adds once for repeated requests with the same key, and again for another key', async () => {
  const responses = await Promise.all([add(small, 2, 'a'), add(small, 2, 'a'), add(small, 2, 'a')]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await cart()).items).toMatchObject([{ quantity: 2 }]);
  await add(small, 2, 'b');
  expect((await cart()).items).toMatchObject([{ quantity: 4 }]);
  expect((await add(small, 2, 'x'.repeat(256))).status).toBe(422);
});

it('recognises a late retry of an older addition, and of one whose line was removed', async () => {
  await add(small, 2, 'a');
  await add(small, 1, 'b');
  expect((await add(small, 2, 'a')).status).toBe(201);
  expect((await cart()).items).toMatchObject([{ quantity: 3 }]);

  await callApi(shop.app, 'DELETE', '/api/cart/clear', { token });
  expect((await add(small, 1, 'b')).status).toBe(201);
  expect((await cart()).items).toEqual([]);
});

it('does not treat a rejected addition as done', async () => {
  expect((await add(medium, 2, 'a')).status).toBe(409);
  await alter(medium, { stock: 2 });
  expect((await add(medium, 2, 'a')).status).toBe(201);
  expect((await cart()).items).toMatchObject([{ quantity: 2 }]);
});

it.each([
  ['en', 'This Idempotency-Key was used for another addition already'],
  ['id', 'Idempotency-Key ini sudah dipakai untuk penambahan lain'],
])('rejects the key of another addition, and adds nothing (%s)', async (language, text) => {
  await alter(medium, { stock: 10 });
  await add(small, 1, 'a');
  for (const [goods, quantity] of [
    [small, 2],
    [medium, 1],
  ] as const) {
    const response = await add(goods, quantity, 'a', language);
    expect([response.status, listErrorMessages(response.json)]).toEqual([422, [text]]);
  }
  expect((await cart()).items).toMatchObject([{ itemId: small.id, quantity: 1 }]);
  expect((await add(small, 1, 'a')).status).toBe(201);
});

it('recognises a retry after a price change', async () => {
  await add(small, 1, 'a');
  await alter(small, { price: 5 });
  expect((await add({ ...small, price: 5 }, 1, 'a')).status).toBe(201);
  expect((await cart()).items).toMatchObject([{ quantity: 1 }]);
});

it('recognises a retry by a key that the previous release stored', async () => {
  await add(small, 1, 'a');
  await shop.db.update(cartAdditions).set({ additionHash: null });
  expect((await add(small, 2, 'a')).status).toBe(201);
  expect((await cart()).items).toMatchObject([{ quantity: 1 }]);
});

it('separates the keys of customers, and keeps the newest 200 for a day', async () => {
  await add(small, 1, 'a');
  const other = await shop.customer();
  ({ token } = other);
  await add(small, 1, 'a');
  expect((await cart()).items).toMatchObject([{ quantity: 1 }]);

  const addedAt = shop.clock.now();
  const keys = Array.from({ length: 205 }, (_, count) => ({
    customerId: other.id,
    key: `key-${count}`,
    addedAt,
  }));
  await shop.db.insert(cartAdditions).values(keys);
  shop.clock.advance(1);
  await add(small, 1, 'the newest');
  expect(await shop.db.$count(cartAdditions)).toBe(201);

  shop.clock.advance(24 * 3_600_000);
  await deleteExpiredAccountRows(shop.dependencies);
  expect(await shop.db.$count(cartAdditions)).toBe(0);
});

it('rejects more than 20 pieces of an item with 422', async () => {
  await alter(small, { stock: 100 });
  expect((await add(small, 21)).status).toBe(422);
  await add(small, 15);
  const tooMany = await add(small, 6);
  expect([tooMany.status, listErrorMessages(tooMany.json)]).toEqual([
    422,
    ['One order takes at most 20 pieces of an item'],
  ]);
  expect(await change(21)).toBe(422);
  expect(await change(20)).toBe(200);
});

it('returns the price when a piece was last added, and the current price', async () => {
  await add(small, 1);
  await alter(small, { price: 999_000 });
  expect(await cart()).toMatchObject({
    items: [{ price: 999_000, addedPrice: 1_199_000 }],
    totalPrice: 999_000,
  });
  await change(2);
  expect((await cart()).items).toMatchObject([{ addedPrice: 1_199_000 }]);
  await add(small, 1);
  expect((await cart()).items).toMatchObject([{ quantity: 3, addedPrice: 999_000 }]);
});

it('returns the highest quantity of a line, which falls with the stock', async () => {
  await add(small, 5);
  await alter(small, { stock: 3 });
  expect((await cart()).items).toMatchObject([{ quantity: 5, stock: 3 }]);
  expect(await change(4)).toBe(409);
  expect(await change(3)).toBe(200);
});

it('includes the pieces that the customer’s own unpaid order reserves, until it ends', async () => {
  await add(medium, 1);
  expect((await callApi(shop.app, 'POST', '/api/transactions/create', { token })).status).toBe(200);
  expect(await shop.stock(medium.id)).toBe(0);
  expect((await cart()).items).toMatchObject([{ quantity: 1, stock: 1 }]);
  expect(await change(1)).toBe(200);
  expect(await change(2)).toBe(409);
  await shop.db.update(orders).set({ status: 'cancelled' });
  expect((await cart()).items).toMatchObject([{ quantity: 1, stock: 0 }]);
});
