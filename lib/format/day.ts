import type { Locale } from '@/lib/contract/locale';

const TAGS: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' };

/** A day as one would say it, from `2025-04-17`: `17 April 2025`, the same wherever it is read. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
