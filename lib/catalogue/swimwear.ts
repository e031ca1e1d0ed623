import type { ShopProduct } from './shop-product';

/**
 * Some of a list, drawn at random, each at most once; all of them, shuffled, when there are no more than that.
 * @param random a number from 0 to below 1, `Math.random` unless told
 */
export function draw<T>(from: readonly T[], count: number, random: () => number = Math.random): T[] {
  const rest = [...from];
  const drawn: T[] = [];
  while (rest.length > 0 && drawn.length < count) {
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return drawn;
}

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
