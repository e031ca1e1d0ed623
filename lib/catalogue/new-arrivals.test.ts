import { shopProduct } from '@/lib/testing/shop-product';
import { newArrivals } from './new-arrivals';

const shorts = shopProduct({
  id: 'Padang Elite',
  category: { name: 'Boardshorts' },
  createdAt: '2026-01-02',
});
const older = shopProduct({ id: 'Kuta', category: { name: 'Boardshorts' }, createdAt: '2025-01-02' });
const bikini = shopProduct({ id: 'Kirana', category: { name: 'Bikini' } });
const tee = shopProduct({ id: 'Sun Salute', category: { name: 'Tees' } });

const ways = (products: Parameters<typeof newArrivals>[0]) =>
  newArrivals(products).map(({ kind, path }) => [kind, path]);

it('leads to the newest of its kind, and to all of the tees', () => {
  expect(ways([tee, older, bikini, shorts])).toEqual([
    ['boardshorts', '/men/padang-elite'],
    ['bikinis', '/woman/kirana'],
    ['tees', '/men/tees'],
  ]);
});

it('leaves out what the shop has nothing of', () => {
  expect(ways([bikini])).toEqual([['bikinis', '/woman/kirana']]);
  expect(ways([])).toEqual([]);
});
