import 'server-only';
import { STORE_HOLIDAYS } from '@/content/store-holidays';
import type { Locale } from '@/lib/contract/locale';
import type { OpeningTimes } from './opening';
import type { Store } from './store-schema';

/** When a store is open, with the holidays of its region. */
export function openingTimesOf({ hours, timeZone, region }: Store, locale: Locale): OpeningTimes {
  const holidays = STORE_HOLIDAYS.filter(({ regions }) => regions.includes(region));
  return { hours, timeZone, holidays: holidays.map(({ date, name }) => ({ date, name: name[locale] })) };
}
