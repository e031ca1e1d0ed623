import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { isOutage } from './outage';
import type { ShopProduct } from './shop-product';

/** Next takes 128 tags an entry. */
const MAX_PRODUCT_TAGS = 100;

export const CATALOGUE_TAG = 'catalogue';
export const LIST_TAG = 'list';
export const PRICES_TAG = 'prices';
export const productTag = (slug: string) => `product:${encodeURIComponent(slug)}`;

/** Of a read for a query, whose page is cached as long again: a price is a minute old at most. */
export const SHORT_LIFE = { stale: 60, revalidate: 30, expire: 300 };

type Read = {
  /** The lists it is made of: an entry made without one of them lives for a second. */
  of: readonly object[];
  /** The products whose name, price, picture or stock it holds. */
  shows?: readonly Pick<ShopProduct, 'slug'>[];
  /** It depends on which products there are: new, gone, renamed or in another order. */
  list?: boolean;
};

/**
 * Life and tags of a `'use cache'` function over `loadCatalogue`: a changed product revalidates the pages that show it
 * and no other.
 */
export function cacheCatalogueRead({ of, shows = [], list = false }: Read): void {
  if (of.some(isOutage)) cacheLife('outage');
  else cacheLife('catalogue');
  const slugs = new Set(shows.map(({ slug }) => slug));
  cacheTag(CATALOGUE_TAG);
  if (list) cacheTag(LIST_TAG);
  if (slugs.size > MAX_PRODUCT_TAGS) cacheTag(PRICES_TAG);
  else for (const slug of slugs) cacheTag(productTag(slug));
}
