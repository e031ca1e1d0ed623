import { eq } from 'drizzle-orm';
import { createApp } from '@/backend/app';
import type { OpenedDatabase } from '@/backend/db/database';
import { items } from '@/backend/db/schema/catalogue';
import { callApi, listErrorMessages } from '@/backend/test/call';
import { emptyTables } from '@/backend/test/empty-tables';
import { createLoggedInCustomer } from '@/backend/test/logged-in-customer';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { storeTestCatalogue, testItems } from '@/backend/test/test-catalogue';
import { createTestDependencies } from '@/backend/test/test-dependencies';
import { cartSchema } from '@/lib/contract/cart';
import { responseSchema } from '@/lib/contract/wire';

const { small, medium, large } = testItems;

let database: OpenedDatabase;
let app: ReturnType<typeof createApp>;
let clock: ReturnType<typeof createTestDependencies>['clock'];
let token: string;
let stranger: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database.db);
  await storeTestCatalogue(database.db);
  const world = createTestDependencies(database.db);
  ({ clock } = world);
  app = createApp(world.dependencies);
  ({ token } = await createLoggedInCustomer(database.db, clock.now()));
  stranger = (await createLoggedInCustomer(database.db, clock.now())).token;
});
afterAll(() => database.close());

type Goods = { id: string; name: string; sizeId: string; price: number };

const additionOf = ({ id, name, sizeId, price }: Goods, quantity: number) => ({
  itemName: name,
  itemId: id,
  sizeId,
  quantity,
  itemPrice: price,
});
const addBody = (body: unknown) => callApi(app, 'POST', '/api/cart/add', { body, token });
const add = (goods: Goods, quantity: number) => addBody(additionOf(goods, quantity));
const change = (line: string, quantity: unknown, by = token) =>
  callApi(app, 'PATCH', `/api/cart/items/${line}`, { body: { quantity }, token: by });
const remove = (line: string, by = token) =>
  callApi(app, 'DELETE', `/api/cart/remove/${line}`, { token: by });

async function cart(by = token) {
  const { json } = await callApi(app, 'GET', '/api/cart', { token: by });
  return responseSchema(cartSchema).parse(json).data;
}
async function onlyLine(): Promise<string> {
  return (await cart()).items[0]?.id ?? '';
}

it('starts empty', async () => {
  expect(await cart()).toEqual({ items: [], totalPrice: 0 });
});

it('uses the price of the catalogue', async () => {
  expect(await addBody({ ...additionOf(small, 2), itemPrice: 1 })).toMatchObject({
    status: 201,
    json: { message: 'Product has been added to the cart' },
  });
  expect(await cart()).toEqual({
    items: [
      {
        id: expect.any(String),
        itemId: small.id,
        itemName: 'Uluwatu Elite Pro',
        quantity: 2,
        sizeName: 'S',
        price: 1_199_000,
        addedPrice: 1_199_000,
        stock: 10,
        image: '/images/products/uluwatu-elite-pro/main.jpg',
      },
    ],
    totalPrice: 2_398_000,
  });
});

it('uses a changed price', async () => {
  await add(small, 2);
  await database.db.update(items).set({ price: 1_000_000 }).where(eq(items.id, small.id));
  expect(await cart()).toMatchObject({ totalPrice: 2_000_000 });
});

it('adds the same item to one line, and another item to another line', async () => {
  await add(small, 2);
  clock.advance(1);
  await add(medium, 1);
  await add(small, 3);
  expect((await cart()).items).toMatchObject([
    { itemId: small.id, quantity: 5 },
    { itemId: medium.id, quantity: 1 },
  ]);
});

it('separates the carts of customers', async () => {
  await add(small, 1);
  expect((await cart(stranger)).items).toEqual([]);
});

it.each([
  ['item', { itemId: 'nothing' }],
  ['size', { sizeId: 'nothing' }],
  ['size of another item', { sizeId: medium.sizeId }],
  ['name', { itemName: 'Something else' }],
])('rejects an unknown %s with 404', async (_what, change) => {
  const { status, json } = await addBody({ ...additionOf(small, 1), ...change });
  expect(status).toBe(404);
  expect(listErrorMessages(json)).toEqual(['Item with the selected size not found']);
});

it('rejects more pieces than the stock, and states the remaining stock', async () => {
  const { status, json } = await add(small, 11);
  expect(status).toBe(409);
  expect(listErrorMessages(json)).toEqual(['Only 10 of Uluwatu Elite Pro in size S left']);
});

it('counts the pieces in the cart', async () => {
  await add(small, 8);
  const { status, json } = await add(small, 3);
  expect(status).toBe(409);
  expect(listErrorMessages(json)).toEqual([
    'Only 10 of Uluwatu Elite Pro in size S left, and 8 in your cart already',
  ]);
  expect((await cart()).items).toMatchObject([{ quantity: 8 }]);
});

it('rejects a sold-out item in the language of the request', async () => {
  const { status, json } = await callApi(app, 'POST', '/api/cart/add', {
    body: additionOf(large, 1),
    token,
    headers: { 'accept-language': 'id-ID,id;q=0.9' },
  });
  expect(status).toBe(409);
  expect(listErrorMessages(json)).toEqual(['Uluwatu Elite Pro ukuran L sudah habis']);
});

it.each([0, -1, 1.5, 1000, '2', null, undefined, 2 ** 60])('rejects a quantity of %j', async (quantity) => {
  const { status, json } = await addBody({ ...additionOf(small, 1), quantity });
  expect(status).toBe(422);
  expect(listErrorMessages(json)[0]).toMatch(/^Quantity /);
});

it('never exceeds the stock and never duplicates a line under concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => add(small, 1)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(10);
  expect((await cart()).items).toMatchObject([{ itemId: small.id, quantity: 10 }]);
});

it('handles concurrent additions, changes and removals without an internal error', async () => {
  await add(small, 1);
  const line = await onlyLine();
  const responses = await Promise.all([
    add(small, 1),
    change(line, 3),
    remove(line),
    add(medium, 1),
    remove(line),
  ]);
  for (const { status } of responses) expect([200, 201, 404]).toContain(status);
  expect((await cart()).items.filter(({ itemId }) => itemId === small.id).length).toBeLessThanOrEqual(1);
});

it('sets the quantity of a line', async () => {
  await add(small, 2);
  expect((await change(await onlyLine(), 7)).status).toBe(200);
  expect(await cart()).toMatchObject({ items: [{ quantity: 7 }], totalPrice: 7 * 1_199_000 });
});

it.each([
  [11, 409],
  [0, 422],
  ['x', 422],
])('rejects setting a quantity of %j', async (quantity, status) => {
  await add(small, 2);
  expect((await change(await onlyLine(), quantity)).status).toBe(status);
  expect((await cart()).items).toMatchObject([{ quantity: 2 }]);
});

it('removes a line once', async () => {
  await add(small, 2);
  const line = await onlyLine();
  expect((await remove(line)).status).toBe(200);
  expect((await remove(line)).status).toBe(404);
  expect((await cart()).items).toEqual([]);
});

it('does not let another customer change a line', async () => {
  await add(small, 2);
  const line = await onlyLine();
  expect((await change(line, 1, stranger)).status).toBe(404);
  expect((await remove(line, stranger)).status).toBe(404);
  expect((await cart()).items).toMatchObject([{ id: line, quantity: 2 }]);
});

it('clears only the caller’s cart, also repeatedly', async () => {
  await add(small, 2);
  await callApi(app, 'POST', '/api/cart/add', { body: additionOf(medium, 1), token: stranger });
  for (let round = 0; round < 2; round += 1) {
    expect((await callApi(app, 'DELETE', '/api/cart/clear', { token })).status).toBe(200);
  }
  expect((await cart()).items).toEqual([]);
  expect((await cart(stranger)).items).toHaveLength(1);
});
