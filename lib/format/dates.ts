import type { Locale } from '@/lib/contract/locale';

const TAGS: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' };

/** A day as one would say it, from `2025-04-17`: `17 April 2025`, the same wherever it is read. */
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

/** The day of an ISO 8601 moment in Bali, `21 November 2026`; text that is no moment stays as it came. */
export function formatDayOf(moment: string, locale: Locale): string {
  return inBali(moment, locale, { dateStyle: 'long' });
}

/** An ISO 8601 moment as a shopper in Bali reads it (WITA); text that is no moment stays as it came. */
export function formatDateTime(moment: string, locale: Locale): string {
  return inBali(moment, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The time of day of a moment in milliseconds, by the shopper's own clock. */
export function formatTimeOfDay(moment: number, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { timeStyle: 'short' }).format(moment);
}
