import { productSchema } from '@/lib/contract/catalogue';
import { newArrival } from './new-arrival';

function tee(id: string, createdAt: string | undefined, isFeatured: boolean) {
  return productSchema.parse({ id, name: id, price: 1, category: { name: 'Tees' }, createdAt, isFeatured });
}

const old = tee('old', '2025-01-01T00:00:00.000Z', true);
const recent = tee('recent', '2026-01-01T00:00:00.000Z', true);
const newest = tee('newest', '2026-06-01T00:00:00.000Z', false);
const undated = tee('undated', undefined, true);

it.each([
  ['the newest featured one', [old, undated, recent, newest], recent],
  ['the newest of all when none is featured', [newest], newest],
  ['the first of undated ones', [undated], undated],
])('picks %s', (_, products, picked) => {
  expect(newArrival(products, 'Tees')).toBe(picked);
});

it('finds none in a category that has none', () => {
  expect(newArrival([old], 'Bikini')).toBeUndefined();
});
