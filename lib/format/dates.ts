import type { Locale } from '@/lib/contract/locale';

const TAGS: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' };

/** Formats a date such as `2025-04-17` as `17 April 2025`, independent of the reader's time zone. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

function inBali(moment: string, locale: Locale, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return new Intl.DateTimeFormat(TAGS[locale], { ...style, timeZone: 'Asia/Makassar' }).format(date);
}

/** Formats the day of an ISO 8601 timestamp in Bali, such as `21 November 2026`. Returns invalid input unchanged. */
export function formatDayOf(moment: string, locale: Locale): string {
  return inBali(moment, locale, { dateStyle: 'long' });
}

/** Formats an ISO 8601 timestamp in Bali time (WITA). Returns invalid input unchanged. */
export function formatDateTime(moment: string, locale: Locale): string {
  return inBali(moment, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Formats the time of day of a timestamp in milliseconds, in the reader's time zone. */
export function formatTimeOfDay(moment: number, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { timeStyle: 'short' }).format(moment);
}

const MOMENT = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} satisfies Intl.DateTimeFormatOptions;

/**
 * Formats an ISO 8601 moment in the shopper's time zone and names the zone, such as `21 Nov 2026, 14:30 GMT+8`. Other text is
 * returned unchanged. Only for the browser: the server has a time zone of its own.
 */
export function formatLocalMoment(moment: string, locale: Locale, timeZone?: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return new Intl.DateTimeFormat(TAGS[locale], { ...MOMENT, ...(timeZone && { timeZone }) }).format(date);
}
