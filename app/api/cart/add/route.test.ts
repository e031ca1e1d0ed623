import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const ITEMS = {
  body: {
    data: [
      { id: 7, name: 'Uluwatu Elite Pro', price: 1_250_000, size: { id: 2, value: '32' } },
      { id: 8, name: 'Sanur Tee', price: 350_000, size: { value: 'M' } },
      { id: 9, name: 'Broken' },
    ],
  },
};
const CART = { body: { data: { items: [{ id: 1, itemName: 'X', quantity: 1, price: 5 }], totalPrice: 5 } } };

function add(
  body: unknown,
  added: StubbedResponse = { status: 201 },
  cart: StubbedResponse = CART,
  headers: Record<string, string> = {},
) {
  const network = stubNetwork({
    'GET /api/items': ITEMS,
    'POST /api/cart/add': added,
    'GET /api/cart': cart,
  });
  return callRoute(POST, { method: 'POST', body, session: createTestSession(), headers }).then(
    (response) => ({
      ...response,
      ...network,
    }),
  );
}

const addition = { itemId: '7', sizeId: '2', quantity: 3 };

it('fills in name and price, ignoring those of the request, and responds with the cart', async () => {
  const { status, body, sent } = await add({ ...addition, itemName: 'Cheap', itemPrice: 1 });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ items: [{ id: '1' }], totalPrice: 5, checkoutKey: expect.any(String) });
  expect(sent.find(({ path }) => path === '/api/cart/add')?.body).toEqual({
    ...addition,
    itemName: 'Uluwatu Elite Pro',
    itemPrice: 1_250_000,
  });
});

it('limits cart changes per customer, independent of the address', async () => {
  await RATE_LIMITS.cartWrites.set('customer', 120, 600);
  const limited = await add(addition, {}, CART, { 'x-forwarded-for': '203.0.113.9' });
  await RATE_LIMITS.cartWrites.delete('customer');
  expect(limited).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(limited.calls()).toEqual([]);
  expect((await add(addition)).status).toBe(201);
});

it('forwards the idempotency key, so that a retry adds nothing', async () => {
  const keyOf = ({ sent }: Awaited<ReturnType<typeof add>>) =>
    sent.find(({ path }) => path === '/api/cart/add')?.headers.get('idempotency-key');
  expect(keyOf(await add(addition, {}, CART, { 'idempotency-key': 'once' }))).toBe('once');
  expect(keyOf(await add(addition))).toBeNull();
});

it('leaves the size check to the product API if the catalogue has no size id', async () => {
  expect((await add({ itemId: '8', sizeId: '3', quantity: 1 })).status).toBe(201);
});

it.each([
  ['an unknown item', { ...addition, itemId: '77' }, 'not_found'],
  ['another size', { ...addition, sizeId: '3' }, 'size_unavailable'],
])('does not add %s', async (_case, body, code) => {
  const response = await add(body);
  expect(response).toMatchObject({ status: 404, body: { code } });
  expect(response.calls()).not.toContain('POST /api/cart/add');
});

it.each([
  [404, 'size_unavailable', 'Item with the selected size not found'],
  [409, 'conflict', 'Only 2 left'],
  [401, 'unauthenticated', 'Log in'],
])('passes on %i as %s', async (status, code, message) => {
  const response = await add(addition, { status, body: { status: 'error', message } });
  expect(response).toMatchObject({ status, body: { code, message } });
});

it.each([[0], [1.5], [-1], [1000], ['2'], [null]])('rejects the quantity %j', async (quantity) => {
  const response = await add({ ...addition, quantity });
  expect(response).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'quantity', msg: expect.any(String) }] },
  });
  expect(response.calls()).toEqual([]);
});

it('names every missing field', async () => {
  const { status, body } = await add({});
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'itemId', msg: 'This field is required' },
    { path: 'quantity', msg: 'This field is required' },
  ]);
});

it('uses the size of the item by default', async () => {
  const { status, sent } = await add({ itemId: '7', quantity: 1 });
  expect(status).toBe(201);
  expect(sent.find(({ path }) => path === '/api/cart/add')?.body).toMatchObject({ sizeId: '2' });
});

it('responds with success if only the cart cannot be read', async () => {
  expect(await add(addition, { status: 201 }, { status: 500 })).toMatchObject({
    status: 201,
    body: { data: null },
  });
});
