import { productPath } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Product } from '@/lib/contract/catalogue';

/** The newest product of a category, a featured one where there is any. Undated products count as old. */
export function newArrival<P extends Product>(products: P[], category: string): P | undefined {
  const own = products.filter((product) => product.category?.name === category);
  const featured = own.filter(({ isFeatured }) => isFeatured);
  const candidates = featured.length > 0 ? featured : own;

  return candidates.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))[0];
}

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
