import type { Variant } from '@/lib/contract/catalogue';
import { sectionOf } from './section';
import type { ShopProduct } from './shop-product';

/** Everything for women, the featured ones first. */
export function womensProducts(products: ShopProduct[], variants: Variant[]): ShopProduct[] {
  const own = products.filter((product) => sectionOf(product, variants) === 'woman');
  return [...own.filter(({ isFeatured }) => isFeatured), ...own.filter(({ isFeatured }) => !isFeatured)];
}
