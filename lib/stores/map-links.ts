import { MAPS } from '@/content/maps';
import type { Store } from './store-schema';

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
