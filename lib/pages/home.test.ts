import { productSchema } from '@/lib/contract/catalogue';
import { createShopProduct } from '@/lib/testing/shop-product';
import { createNewArrivalTiles, findNewArrival } from './home';

describe('findNewArrival', () => {
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
    expect(findNewArrival(products, 'Tees')).toBe(picked);
  });

  it('finds nothing in an empty category', () => {
    expect(findNewArrival([old], 'Bikini')).toBeUndefined();
  });
});

describe('createNewArrivalTiles', () => {
  const shorts = createShopProduct({
    id: 'Padang Elite',
    category: { name: 'Boardshorts' },
    createdAt: '2026-01-02',
  });
  const older = createShopProduct({ id: 'Kuta', category: { name: 'Boardshorts' }, createdAt: '2025-01-02' });
  const bikini = createShopProduct({ id: 'Kirana', category: { name: 'Bikini' } });
  const tee = createShopProduct({ id: 'Sun Salute', category: { name: 'Tees' } });

  const ways = (products: Parameters<typeof createNewArrivalTiles>[0]) =>
    createNewArrivalTiles(products, 'en').map(({ kind, href }) => [kind, href]);

  it('links the newest product of each kind, and the tees listing', () => {
    expect(ways([tee, older, bikini, shorts])).toEqual([
      ['boardshorts', '/men/padang-elite'],
      ['bikinis', '/woman/kirana'],
      ['tees', '/men/tees'],
    ]);
  });

  it('omits kinds without products', () => {
    expect(ways([bikini])).toEqual([['bikinis', '/woman/kirana']]);
    expect(ways([])).toEqual([]);
  });
});
