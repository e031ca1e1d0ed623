import { MAPS } from '@/content/maps';
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

const coordinates = ({ position: { latitude, longitude } }: Store) =>
  encodeURIComponent(`${latitude},${longitude}`);

/** The store on the visitor's own map. */
export function placeLink(store: Store): string {
  return MAPS.place + coordinates(store);
}

/** The way to the store on the visitor's own map. */
export function directionsLink(store: Store): string {
  return MAPS.directions + coordinates(store);
}

/** Whose live map is shown after a click. */
export const LIVE_MAP_SERVICE = MAPS.live.name;
