import { findFormerPrice, readSeenPrices, storeSeenPrices } from './seen-prices';

const line = (id: string, price: number, addedPrice?: number) => ({
  id,
  itemName: 'X',
  quantity: 1,
  sizeName: '32',
  price,
  ...(addedPrice !== undefined && { addedPrice }),
});

beforeEach(() => window.localStorage.clear());

it('remembers the first price of a line while it is in the cart', () => {
  storeSeenPrices([line('a', 10), line('b', 5)]);
  storeSeenPrices([line('a', 12)]);
  expect(readSeenPrices()).toEqual({ a: 10 });
});

it.each([
  ['what the server knows', line('a', 12, 11), { a: 10 }, 11],
  ['what this browser saw', line('a', 12), { a: 10 }, 10],
  ['nothing of a price that is the same', line('a', 12, 12), { a: 10 }, undefined],
  ['nothing of a line never seen before', line('b', 12), { a: 10 }, undefined],
])('returns %s', (_, of, seen, former) => {
  expect(findFormerPrice(of, seen)).toBe(former);
});

it('ignores stored values with another schema', () => {
  window.localStorage.setItem('cart-prices', JSON.stringify({ value: { a: 'x', b: 2 }, until: 9e15 }));
  expect(readSeenPrices()).toEqual({ b: 2 });
});
