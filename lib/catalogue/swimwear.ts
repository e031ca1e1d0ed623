import { isSwimwear } from './section';
import type { ShopProduct } from './shop-product';

/** Returns a random sample without repetition, or all items shuffled if there are no more than `count`. */
export function pickRandom<T>(from: readonly T[], count: number, random: () => number = Math.random): T[] {
  const rest = [...from];
  const drawn: T[] = [];
  while (rest.length > 0 && drawn.length < count) {
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return drawn;
}

/** The number of products that a page shows (spec §9). */
export const SWIMWEAR_SHOWN_COUNT = 4;

/** Returns the pool without the products that the page shows elsewhere, or the whole pool if too few are left. */
export function omitShown<T extends { href: string }>(pool: T[], shown: readonly T[]): T[] {
  const others = pool.filter(({ href }) => !shown.some((card) => card.href === href));
  return others.length >= SWIMWEAR_SHOWN_COUNT ? others : pool;
}

/**
 * The most products that a page picks from. The page contains the data of all these products, so more would
 * make the page too large.
 */
const POOL_SIZE = 20;

/**
 * Returns the swimwear that a page picks from (spec §2), featured first. Large catalogues are sampled on each
 * render.
 */
export function listSwimwearCandidates(products: readonly ShopProduct[]): ShopProduct[] {
  const own = products.filter(({ category }) => isSwimwear(category?.name));
  const pool = own.length > POOL_SIZE ? pickRandom(own, POOL_SIZE) : own;
  return pool.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
}
