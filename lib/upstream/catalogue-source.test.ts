import { leanItemSchema } from './catalogue-source';

const items = [
  { id: 'a-s', name: 'A', price: 1, size: { id: 's', value: 'S' }, stock: 0 },
  { id: 'b-s', name: 'B', price: 2, size: { id: 's', value: 'S' } },
  { id: 'c', name: 'C', price: 2, size: { value: 'S' }, stock: 3 },
];
const lean = () => items.map((item) => leanItemSchema.parse(item));

it('says the same', () => {
  expect(lean()).toEqual(items);
});

it('keeps a size once, and tells one without an id from it', () => {
  const [first, second, third] = lean();
  expect(second?.size).toBe(first?.size);
  expect(third?.size).not.toBe(first?.size);
});
