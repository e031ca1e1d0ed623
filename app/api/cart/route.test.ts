import { env } from '@/lib/env';
import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { GET } from './route';

const LINE = {
  id: 4,
  itemId: 7,
  itemName: 'Uluwatu Elite Pro',
  quantity: 2,
  sizeName: '32',
  price: 1_250_000,
};
const read = async (data: unknown, customer = 'ayu') => {
  stubNetwork({ 'GET /api/cart': { body: { data } } });
  return (await callRoute(GET, { session: createTestSession({ customer }) })).body.data;
};

it('returns lines, total and checkout key', async () => {
  expect(await read({ items: [LINE], totalPrice: 2_500_000 })).toEqual({
    items: [{ ...LINE, id: '4', itemId: '7' }],
    totalPrice: 2_500_000,
    checkoutKey: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

it('passes on the former price and the stock, if the product API sends them', async () => {
  const told = { ...LINE, addedPrice: 1_199_000, stock: 0 };
  const { items } = await read({ items: [told, { ...LINE, addedPrice: null, stock: null }] });
  expect(items).toMatchObject([{ addedPrice: 1_199_000, stock: 0 }, { id: '4' }]);
  expect(items[1]).not.toHaveProperty('stock');
});

const remotePicture = (path: string) =>
  `/media/160/remote.jpg?url=${encodeURIComponent(`${env.PRODUCT_API_URL}/${path}`)}`;

it('resolves pictures against the product API, like the catalogue', async () => {
  jest.replaceProperty(env, 'bundledApi', false);
  const { items } = await read({
    items: [
      { ...LINE, image: '/uploads/a b.jpg' },
      { ...LINE, image: 'https://cdn.example/b.jpg' },
      { ...LINE, image: 'c.jpg' },
    ],
  });
  expect(items.map(({ image }: { image: string }) => image)).toEqual([
    remotePicture('uploads/a b.jpg'),
    'https://cdn.example/b.jpg',
    remotePicture('c.jpg'),
  ]);
});

it('calculates a missing total and skips malformed lines', async () => {
  const { items, totalPrice } = await read({ items: [LINE, { id: 5 }, { ...LINE, id: 6, quantity: 1 }] });
  expect(items).toHaveLength(2);
  expect(totalPrice).toBe(3_750_000);
});

it('is empty without a list', async () => {
  expect(await read({})).toMatchObject({ items: [], totalPrice: 0 });
});

it('changes the key with the customer and the quantity only', async () => {
  const key = async (quantity: number, customer: string) =>
    (await read({ items: [{ ...LINE, quantity }] }, customer)).checkoutKey;
  const [one, same, more, other] = [
    await key(1, 'ayu'),
    await key(1, 'ayu'),
    await key(2, 'ayu'),
    await key(1, 'made'),
  ];
  expect(same).toBe(one);
  expect(new Set([one, more, other]).size).toBe(3);
});
