import { searched } from '@/lib/testing/searched';
import { shopProduct } from '@/lib/testing/shop-product';
import { favourites } from './favourites';

const names = (lists: ReturnType<typeof searched>, most: number) =>
  favourites(lists, most).map(({ id }) => id);

it('takes the featured ones, the newest first, from both sections in turn', () => {
  const product = (id: string, variantId: string, createdAt: string) =>
    shopProduct({ id, variantId, createdAt, isFeatured: true });
  const products = [
    product('old shorts', 'elite', '2025-01-01'),
    product('new shorts', 'elite', '2026-01-01'),
    product('tee', 'tees', '2025-06-01'),
    product('bikini', 'bikini', '2024-01-01'),
    shopProduct({ id: 'not featured', variantId: 'bikini', createdAt: '2026-09-01' }),
  ];
  expect(names({ ...searched(), products }, 3)).toEqual(['bikini', 'new shorts', 'tee']);
});

it('takes any where none is featured, and does not reorder the catalogue itself', () => {
  const lists = searched();
  const products = lists.products.map((product) => ({ ...product, isFeatured: false }));
  const before = products.map(({ id }) => id);
  expect(names({ ...lists, products }, 4)).toHaveLength(4);
  expect(names({ ...lists, products }, 4)[0]).toBe('Dewi Bikini');
  expect(products.map(({ id }) => id)).toEqual(before);
  expect(names({ ...lists, products: [] }, 4)).toEqual([]);
});
