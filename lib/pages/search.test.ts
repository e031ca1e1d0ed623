import { searchPath } from '@/lib/search/search-path';
import { pickFeaturedProducts } from '@/lib/search/search-products';
import { createSearchableCatalogue } from '@/lib/testing/searchable-catalogue';
import { createShopProduct } from '@/lib/testing/shop-product';
import { parseSearchQuery, pickAlternativeProducts } from './search';

describe('parseSearchQuery', () => {
  it.each([
    ['q%3Dpad', { query: 'pad', page: 1 }],
    ['page%3D2%26q%3Dboard%2Bshorts', { query: 'board shorts', page: 2 }],
    ['q=pad', { query: 'pad', page: 1 }],
    ['q%3Da%26q%3Db', { query: 'a', page: 1 }],
    ['page%3D3', { query: '', page: 3 }],
    ['page%3D-1%26q%3Da', { query: 'a', page: 1 }],
    ['page%3D1e9%26q%3Da', { query: 'a', page: 1 }],
    ['q%3D%2500%25E2%2580%25AEpad', { query: 'pad', page: 1 }],
    ['%', { query: '', page: 1 }],
  ])('parses %s', (part, query) => {
    expect(parseSearchQuery(part)).toEqual(query);
  });

  it.each([
    ['en', '', 1, '/search'],
    ['id', '', 2, '/id/search'],
    ['en', 'a & b', 1, '/search?q=a+%26+b'],
    ['id', 'pad', 2, '/id/search?page=2&q=pad'],
  ] as const)('in %s “%s”, page %i, is at %s', (locale, query, page, address) => {
    expect(searchPath(locale, query, page)).toBe(address);
  });
});

describe('favourites', () => {
  const names = (lists: ReturnType<typeof createSearchableCatalogue>, most: number) =>
    pickFeaturedProducts(lists, most).map(({ id }) => id);

  it('takes featured products, newest first, alternating between the sections', () => {
    const product = (id: string, variantId: string, createdAt: string) =>
      createShopProduct({ id, variantId, createdAt, isFeatured: true });
    const products = [
      product('old shorts', 'elite', '2025-01-01'),
      product('new shorts', 'elite', '2026-01-01'),
      product('tee', 'tees', '2025-06-01'),
      product('bikini', 'bikini', '2024-01-01'),
      createShopProduct({ id: 'not featured', variantId: 'bikini', createdAt: '2026-09-01' }),
    ];
    expect(names({ ...createSearchableCatalogue(), products }, 3)).toEqual(['bikini', 'new shorts', 'tee']);
  });

  it('takes any products if none is featured, without reordering the catalogue', () => {
    const lists = createSearchableCatalogue();
    const products = lists.products.map((product) => ({ ...product, isFeatured: false }));
    const before = products.map(({ id }) => id);
    expect(names({ ...lists, products }, 4)).toHaveLength(4);
    expect(names({ ...lists, products }, 4)[0]).toBe('Dewi Bikini');
    expect(products.map(({ id }) => id)).toEqual(before);
    expect(names({ ...lists, products: [] }, 4)).toEqual([]);
  });
});

describe('nearestFour', () => {
  const lists = createSearchableCatalogue();
  const products = lists.products.map((product) => ({ ...product, isFeatured: true }));
  const all = { ...lists, products };
  const chosen = pickFeaturedProducts(all, 8);
  const ids = (of: typeof products) => pickAlternativeProducts(of, all).map(({ id }) => id);

  it('takes the nearest products first, fills up with favourites, and has no duplicates', () => {
    const [first, second, third, fourth] = chosen.map(({ id }) => id);
    expect(ids(chosen.slice(1, 2))).toEqual([second, first, third, fourth]);
    expect(ids([])).toEqual([first, second, third, fourth]);
  });

  it('has at most four products', () => {
    expect(ids(products.toReversed())).toEqual(
      products
        .toReversed()
        .slice(0, 4)
        .map(({ id }) => id),
    );
  });
});
