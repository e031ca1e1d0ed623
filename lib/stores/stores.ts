import 'server-only';
import { MAP_SERVICE_URLS } from '@/content/maps';
import { STORE_HOLIDAYS } from '@/content/store-holidays';
import { listContentNames } from '@/lib/content/content-names';
import { readAllContent, readContent } from '@/lib/content/read-content';
import type { Locale } from '@/lib/contract/locale';
import type { OpeningTimes } from './opening-hours';
import { type Store, storeSchema } from './store-schema';

type StoreList = keyof Store['order'];

let cached: readonly Store[] | undefined;

/** Returns all stores, read once. @throws ContentErrors with every error */
export function listStores(): readonly Store[] {
  cached ??= readAllContent(listContentNames('stores'), (slug) => ({
    ...readContent(`stores/${slug}.json`, storeSchema),
    slug,
  }));
  return cached;
}

/** Returns the stores of a list, in the order of that list. */
export function listStoresInOrder(list: StoreList): Store[] {
  const placeOf = (store: Store) => store.order[list] ?? Number.POSITIVE_INFINITY;
  return listStores()
    .filter((store) => store.order[list] !== undefined)
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** Finds a store with a page by its slug. */
export function findStorePage(slug: string): Store | undefined {
  return listStores().find((store) => store.page && store.slug === slug);
}

/** Returns the opening hours of a store with the holidays of its region. */
export function getOpeningTimes({ hours, timeZone, region }: Store, locale: Locale): OpeningTimes {
  const holidays = STORE_HOLIDAYS.filter(({ regions }) => regions.includes(region));
  return { hours, timeZone, holidays: holidays.map(({ date, name }) => ({ date, name: name[locale] })) };
}

export const storePath = ({ slug }: Pick<Store, 'slug'>): `/${string}` => `/store/${slug}`;

/** Returns the path of the document with the live map of a store. The path has no language prefix. */
export const liveMapPath = ({ slug }: Pick<Store, 'slug'>): string => `${storePath({ slug })}/map.html`;

export const LIVE_SOUTH_BALI_MAP_PATH = '/store/map.html';

const coordinates = ({ position: { latitude, longitude } }: Store) =>
  encodeURIComponent(`${latitude},${longitude}`);

/** Returns a link to a store's place on an external map. */
export const mapServiceUrl = (store: Store): string => MAP_SERVICE_URLS.place + coordinates(store);

/** Returns a link to directions to a store. */
export const directionsUrl = (store: Store): string => MAP_SERVICE_URLS.directions + coordinates(store);

export const LIVE_MAP_SERVICE_NAME = MAP_SERVICE_URLS.live.name;
