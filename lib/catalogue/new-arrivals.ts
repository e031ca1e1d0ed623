import { newArrival } from './new-arrival';
import { productPath } from './product-path';
import type { ShopProduct } from './shop-product';

/** The kinds of the home page's tiles (spec §2): the newest of a category, and where its tile leads. */
const KINDS = [
  { kind: 'boardshorts', category: 'Boardshorts', path: ({ slug }: ShopProduct) => productPath('men', slug) },
  { kind: 'bikinis', category: 'Bikini', path: ({ slug }: ShopProduct) => productPath('woman', slug) },
  { kind: 'tees', category: 'Tees', path: (): `/${string}` => '/men/tees' },
] as const;

export type Arrival = { kind: (typeof KINDS)[number]['kind']; path: `/${string}`; product: ShopProduct };

/** What is new of each kind; a kind the catalogue has nothing of is left out. */
export function newArrivals(products: ShopProduct[]): Arrival[] {
  return KINDS.flatMap(({ kind, category, path }) => {
    const product = newArrival(products, category);
    return product ? [{ kind, path: path(product), product }] : [];
  });
}
