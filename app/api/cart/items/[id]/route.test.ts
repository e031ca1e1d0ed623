import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { PATCH } from './route';

/** The catalogue: a product in three sizes, one of them without a size id, and another product. */
const ITEMS = {
  body: {
    data: [
      { id: 'm', name: 'Sanur Tee', price: 5, size: { id: 's-m', value: 'M' } },
      { id: 'l', name: 'Sanur Tee', price: 5, size: { id: 's-l', value: 'L' } },
      { id: 'xl', name: 'Sanur Tee', price: 5, size: { value: 'XL' } },
      { id: 'other', name: 'Canggu Tee', price: 5, size: { id: 's-l', value: 'L' } },
    ],
  },
};
const SIZES = { body: { data: [{ id: 's-xl', value: 'XL' }] } };

const CART = { body: { data: { items: [{ id: 4, itemName: 'X', quantity: 1, price: 5 }] } } };

function change(id: string, response: StubbedResponse) {
  stubNetwork({ [`PATCH /api/cart/items/${id}`]: response, 'GET /api/cart': CART });
  return callRoute(PATCH, {
    method: 'PATCH',
    body: { quantity: 2 },
    params: { id },
    session: createTestSession(),
  });
}

it('responds with the whole cart', async () => {
  expect(await change('4', {})).toMatchObject({
    status: 200,
    body: { data: { items: [{ id: '4' }], totalPrice: 5 } },
  });
});

it.each([
  ['405', '4', { status: 405 }, 501, 'unsupported'],
  ['501', '4', { status: 501 }, 501, 'unsupported'],
  ['404 for a line that is there', '4', { status: 404 }, 501, 'unsupported'],
  ['404 for a line that is not', '5', { status: 404 }, 404, 'not_found'],
  ['409', '4', { status: 409 }, 409, 'conflict'],
])('handles %s', async (_case, id, response, status, code) => {
  expect(await change(id, response)).toMatchObject({ status, body: { code } });
});

type HeldStock = { id: string; itemId: string; quantity: number };

/**
 * Sends a request to change line `1` of a cart. `held` are the lines of the cart. The line gets item `l`, or the
 * item in `change`.
 */
async function changeSize(
  held: HeldStock[],
  responses: Record<string, StubbedResponse | StubbedResponse[]> = {},
  change = {},
) {
  const items = held.map((line) => ({ ...line, itemName: 'Sanur Tee', price: 5 }));
  const network = stubNetwork({
    'GET /api/items': ITEMS,
    'GET /api/sizes': SIZES,
    'GET /api/cart': { body: { data: { items } } },
    'POST /api/cart/add': { status: 201 },
    'DELETE /api/cart/remove/1': {},
    ...responses,
  });
  const response = await callRoute(PATCH, {
    method: 'PATCH',
    body: { itemId: 'l', quantity: 2, ...change },
    headers: { 'idempotency-key': 'once' },
    params: { id: '1' },
    session: createTestSession(),
  });
  const writes = network.sent.filter(({ method }) => method !== 'GET');
  return { ...response, writes, written: writes.map(({ method, path }) => `${method} ${path}`) };
}
const LINE = { id: '1', itemId: 'm', quantity: 2 };
const ADD = 'POST /api/cart/add';
const REMOVE = 'DELETE /api/cart/remove/1';

describe('another size in the place of a line', () => {
  it('adds the new size with the key before it removes the line', async () => {
    const { status, writes, written } = await changeSize([LINE]);
    expect([status, written]).toEqual([200, [ADD, REMOVE]]);
    expect(writes[0]?.body).toMatchObject({ itemId: 'l', sizeId: 's-l', quantity: 2, itemName: 'Sanur Tee' });
    expect(writes[0]?.headers.get('idempotency-key')).toBe('once-2');
  });

  it('finds the size id in the list of sizes', async () => {
    const { writes } = await changeSize([LINE], {}, { itemId: 'xl' });
    expect(writes[0]?.body).toMatchObject({ sizeId: 's-xl' });
  });

  it.each([
    [
      'only what is missing of it, when the cart holds some',
      [LINE, { id: '2', itemId: 'l', quantity: 1 }],
      3,
      [ADD, REMOVE],
      2,
    ],
    [
      'nothing, when a try before has added it',
      [LINE, { id: '2', itemId: 'l', quantity: 2 }],
      2,
      [REMOVE],
      undefined,
    ],
    ['nothing, when all is done', [{ id: '2', itemId: 'l', quantity: 2 }], 2, [], undefined],
    ['nothing, when it is the line itself', [{ ...LINE, itemId: 'l' }], 4, [], undefined],
  ])('adds %s', async (_, held, quantity, calls, pieces) => {
    const { status, writes, written } = await changeSize(held, {}, { quantity });
    expect([status, written]).toEqual([200, calls]);
    if (pieces !== undefined) expect(writes[0]?.body).toMatchObject({ quantity: pieces });
  });

  it('leaves the cart unchanged if the stock is too low', async () => {
    const words = 'Only 1 left';
    const { status, body, written } = await changeSize([LINE], {
      [ADD]: { status: 409, body: { status: 'error', message: words } },
    });
    expect([status, body.code, body.message, written]).toEqual([409, 'conflict', words, [ADD]]);
  });

  it.each([
    ['is gone already', { status: 404 }, 200, 1],
    ['is taken out at the second try', [{ status: 500 }, {}], 200, 2],
    ['cannot be taken out', { status: 500 }, 502, 2],
    ['may not be taken out', { status: 429 }, 429, 1],
  ])('loses nothing when the line %s', async (_, response, status, tries) => {
    const { written, ...answered } = await changeSize([LINE], { [REMOVE]: response });
    expect(answered.status).toBe(status);
    expect(written).toEqual([ADD, ...Array.from({ length: tries }, () => REMOVE)]);
  });

  it.each([
    ['another product', [LINE], { itemId: 'other' }],
    ['an item that is not there', [LINE], { itemId: 'none' }],
    ['a line that is not there', [], {}],
  ])('rejects %s', async (_, held, change) => {
    expect(await changeSize(held, {}, change)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
      written: [],
    });
  });
});
