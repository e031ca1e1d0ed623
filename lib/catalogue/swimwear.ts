import { draw } from './draw';
import type { ShopProduct } from './shop-product';

/** The categories the women's blocks draw from (spec §2). */
const SWIMWEAR = ['Bikini', 'Swimsuit'];

/** So many products are handed to the browser at most; their facts are part of the page. */
const POOL_SIZE = 20;

/**
 * The bikinis and swimsuits that a page draws from, the featured ones first. A larger catalogue is drawn from
 * anew whenever the page is.
 */
export function swimwearPool(products: readonly ShopProduct[]): ShopProduct[] {
  const own = products.filter(({ category }) => category && SWIMWEAR.includes(category.name));
  const pool = own.length > POOL_SIZE ? draw(own, POOL_SIZE) : own;
  return pool.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
}
