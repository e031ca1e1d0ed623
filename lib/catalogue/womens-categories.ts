import type { Variant } from '@/lib/contract/catalogue';
import { sectionOf } from './section';
import type { ShopProduct } from './shop-product';

/** The names of the categories there is something for women in, in the order of the catalogue. */
export function womensCategories(products: ShopProduct[], variants: Variant[]): string[] {
  const own = products.filter((product) => sectionOf(product, variants) === 'woman');
  return [...new Set(own.flatMap(({ category }) => (category ? [category.name] : [])))];
}
