import type { Locale } from '@/lib/contract/locale';

const TAGS: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' };

/** A moment as it is written in Bali: date and time with the zone's name (WITA). */
export function baliTime(moment: Date, locale: Locale): string {
  const time = new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Makassar',
  }).format(moment);
  return `${time} WITA`;
}
