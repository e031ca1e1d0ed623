import type { Item } from '@/lib/contract/catalogue';
import { leanItems } from './catalogue-source';

/** Parsed, so that no two have anything in common. */
const parsed = (items: Item[]): Item[] => items.map((item) => ({ ...item, size: { ...item.size } }));

const items = parsed([
  { id: 'a-s', name: 'A', price: 1, size: { id: 's', value: 'S' }, stock: 0 },
  { id: 'b-s', name: 'B', price: 2, size: { id: 's', value: 'S' } },
  { id: 'c', name: 'C', price: 2, size: { value: 'S' }, stock: 3 },
]);

it('says the same', () => {
  expect(leanItems(items)).toEqual(items);
});

it('keeps a size once, and tells one without an id from it', () => {
  const [first, second, third] = leanItems(items);
  expect(second?.size).toBe(first?.size);
  expect(third?.size).not.toBe(first?.size);
});
