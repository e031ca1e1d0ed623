import type { Product, Variant } from '@/lib/contract/catalogue';
import { sectionOf } from './section';

/** Everything for women, the featured ones first. */
export function womensProducts(products: Product[], variants: Variant[]): Product[] {
  const own = products.filter((product) => sectionOf(product, variants) === 'woman');
  return [...own.filter(({ isFeatured }) => isFeatured), ...own.filter(({ isFeatured }) => !isFeatured)];
}
