import { isSwimwear } from './section';
import type { ShopProduct } from './shop-product';

/** A random sample without repetition; all of it, shuffled, where there are no more than `count`. */
export function draw<T>(from: readonly T[], count: number, random: () => number = Math.random): T[] {
  const rest = [...from];
  const drawn: T[] = [];
  while (rest.length > 0 && drawn.length < count) {
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return drawn;
}

/** So many products are handed to the browser at most; their facts are part of the page. */
const POOL_SIZE = 20;

/** The swimwear a page draws from (spec §2), featured first. A larger catalogue is sampled whenever the page is made. */
export function swimwearPool(products: readonly ShopProduct[]): ShopProduct[] {
  const own = products.filter(({ category }) => isSwimwear(category?.name));
  const pool = own.length > POOL_SIZE ? draw(own, POOL_SIZE) : own;
  return pool.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
}
