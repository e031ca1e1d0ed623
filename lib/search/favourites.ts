import { type Section, sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Searched } from './catalogue-index';

const newestFirst = (a: ShopProduct, b: ShopProduct) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '');

/** What to show to whom has not found or asked anything: the featured, the newest first, from both sections in turn. */
export function favourites({ products, variants }: Searched, most: number): ShopProduct[] {
  const featured = products.filter(({ isFeatured }) => isFeatured);
  const chosen = (featured.length > 0 ? featured : [...products]).sort(newestFirst);
  const of = (section: Section) =>
    chosen.filter((product) => (sectionOf(product, variants) ?? 'men') === section);
  const sides = [of('woman'), of('men')];

  return chosen.flatMap((_, at) => sides.flatMap((side) => side[at] ?? [])).slice(0, most);
}
