import type { Item } from '@/lib/contract/catalogue';
import { freshSizes } from './fresh-sizes';

const sizes = [
  { sizeId: 's30', value: '30', itemId: 'i30', stock: 3 },
  { sizeId: 's32', value: '32', itemId: 'i32' },
];
const item = (id: string, value: string, stock?: number): Item => ({
  id,
  name: 'Medewi Essential',
  price: 749_000,
  size: { value },
  ...(stock !== undefined && { stock }),
});

it('keeps what the page says until the stock is known, and when nothing is', () => {
  expect(freshSizes(sizes, undefined)).toEqual(sizes);
  expect(freshSizes(sizes, [])).toEqual(sizes);
});

it('takes the stock of now; a size whose item has gone is sold out, one without a number is in stock', () => {
  expect(freshSizes(sizes, [item('i30', '30', 0)])).toEqual([
    { sizeId: 's30', value: '30', itemId: 'i30', stock: 0 },
    { sizeId: 's32', value: '32', stock: 0 },
  ]);
  expect(freshSizes(sizes, [item('i30', '30', 1), item('i32', '32')])).toEqual([
    { sizeId: 's30', value: '30', itemId: 'i30', stock: 1 },
    { sizeId: 's32', value: '32', itemId: 'i32' },
  ]);
});
