import type { Locale } from '@/lib/contract/locale';

/** Where the feed of articles in a language is. */
export function feedPath(locale: Locale): `/${string}` {
  return `/feeds/${locale}.xml`;
}
