import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { isOutage } from './outage';
import type { ShopProduct } from './shop-product';

/** Next takes 128 tags a reading. */
const MAX_PRODUCT_TAGS = 100;

/** What pages are renewed by. */
export const CATALOGUE_TAG = 'catalogue';
export const LIST_TAG = 'list';
export const PRICES_TAG = 'prices';
export const productTag = (slug: string) => `product:${encodeURIComponent(slug)}`;

type Reading = {
  /** The lists it is made of: a reading without one of them heals within a second. */
  of: readonly object[];
  /** The products whose name, price, picture or stock it holds. */
  shows?: readonly Pick<ShopProduct, 'slug'>[];
  /** It has to do with which products there are: new, gone, renamed or in another order. */
  list?: boolean;
};

/**
 * Says in a cached reading of the catalogue how long it is kept, and with which change it is read anew: a changed
 * product renews the pages that show it and no other. Call it in every `'use cache'` function over `loadCatalogue`.
 */
export function keepReading({ of, shows = [], list = false }: Reading): void {
  if (of.some(isOutage)) cacheLife('outage');
  else cacheLife('catalogue');
  const slugs = new Set(shows.map(({ slug }) => slug));
  cacheTag(CATALOGUE_TAG);
  if (list) cacheTag(LIST_TAG);
  if (slugs.size > MAX_PRODUCT_TAGS) cacheTag(PRICES_TAG);
  else for (const slug of slugs) cacheTag(productTag(slug));
}
