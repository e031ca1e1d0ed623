import type { Store } from './store-schema';

/** The address of a store's own page, without the language. */
export function storePath({ slug }: Pick<Store, 'slug'>): `/${string}` {
  return `/store/${slug}`;
}

/** The document that has the live map of a store in it; it is the same in every language. */
export function liveMapPath({ slug }: Pick<Store, 'slug'>): string {
  return `${storePath({ slug })}/map.html`;
}

/** The same for the south of Bali with all that is there. */
export const LIVE_SOUTH_MAP = '/store/map.html';
