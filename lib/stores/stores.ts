import 'server-only';
import { STORE_HOLIDAYS } from '@/content/store-holidays';
import { contentNames } from '@/lib/content/content-names';
import { readContent, readEach } from '@/lib/content/read-content';
import type { Locale } from '@/lib/contract/locale';
import type { OpeningTimes } from './opening';
import { type Store, storeSchema } from './store-schema';

type StoreList = keyof Store['order'];

let cached: readonly Store[] | undefined;

/** Every place that sells the brand, read once. @throws ContentFaults with all that is wrong */
export function allStores(): readonly Store[] {
  cached ??= readEach(contentNames('stores'), (slug) => ({
    ...readContent(`stores/${slug}.json`, storeSchema),
    slug,
  }));
  return cached;
}

export function listStores(list: StoreList): Store[] {
  const placeOf = (store: Store) => store.order[list] ?? Number.POSITIVE_INFINITY;
  return allStores()
    .filter((store) => store.order[list] !== undefined)
    .sort((one, other) => placeOf(one) - placeOf(other));
}

export function findStorePage(slug: string): Store | undefined {
  return allStores().find((store) => store.page && store.slug === slug);
}

/** When a store is open, with the holidays of its region. */
export function openingTimesOf({ hours, timeZone, region }: Store, locale: Locale): OpeningTimes {
  const holidays = STORE_HOLIDAYS.filter(({ regions }) => regions.includes(region));
  return { hours, timeZone, holidays: holidays.map(({ date, name }) => ({ date, name: name[locale] })) };
}
