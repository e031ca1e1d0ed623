import { MAPS } from '@/content/maps';
import type { Store } from './store-schema';

export const storePath = ({ slug }: Pick<Store, 'slug'>): `/${string}` => `/store/${slug}`;

/** The document that has the live map of a store in it; it is the same in every language. */
export const liveMapPath = ({ slug }: Pick<Store, 'slug'>): string => `${storePath({ slug })}/map.html`;

export const LIVE_SOUTH_MAP = '/store/map.html';

const coordinates = ({ position: { latitude, longitude } }: Store) =>
  encodeURIComponent(`${latitude},${longitude}`);

export const placeLink = (store: Store): string => MAPS.place + coordinates(store);

export const directionsLink = (store: Store): string => MAPS.directions + coordinates(store);

export const LIVE_MAP_SERVICE = MAPS.live.name;
