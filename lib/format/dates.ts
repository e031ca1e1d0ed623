import type { Locale } from '@/lib/contract/locale';

const TAGS: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' };

/** Formats a date such as `2025-04-17` as `17 April 2025`, independent of the reader's time zone. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The time zone of the shop: Bali, eight hours ahead of UTC. */
export const SHOP_TIME_ZONE = 'Asia/Makassar';

/** Formats the days from `2026-12-01` to `2026-12-08` as `Tue 1 – Tue 8 December`. */
export function formatDayRange([first, last]: readonly [string, string], locale: Locale): string {
  const format = (day: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(TAGS[locale], { ...style, timeZone: 'UTC' }).format(new Date(day));
  const dayOf = (day: string) => `${format(day, { weekday: 'short' })} ${format(day, { day: 'numeric' })}`;
  const monthOf = (day: string) => format(day, { month: 'long' });
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${dayOf(first)}${isOneMonth ? '' : ` ${monthOf(first)}`} – ${dayOf(last)} ${monthOf(last)}`;
}

function inBali(moment: string, locale: Locale, style: Intl.DateTimeFormatOptions, zone = ''): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return new Intl.DateTimeFormat(TAGS[locale], { ...style, timeZone: SHOP_TIME_ZONE }).format(date) + zone;
}

/**
 * Formats the day of an ISO 8601 timestamp in Bali, such as `21 November 2026`. Returns invalid input
 * unchanged.
 */
export function formatDayInBali(moment: string, locale: Locale): string {
  return inBali(moment, locale, { dateStyle: 'long' });
}

/**
 * Formats an ISO 8601 timestamp in Bali, such as `21 Nov 2026, 14:30 WITA`. `Intl` names this zone only in
 * Indonesian. Returns invalid input unchanged.
 */
export function formatDateTime(moment: string, locale: Locale): string {
  return inBali(moment, locale, { dateStyle: 'medium', timeStyle: 'short' }, ' WITA');
}

/** Formats the time of day of a timestamp in milliseconds, in the reader's time zone. */
export function formatTimeOfDay(moment: number, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { timeStyle: 'short' }).format(moment);
}
