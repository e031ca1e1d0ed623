import { DEFAULT_LOCALE, type Locale } from '@/lib/contract/locale';

/** The address of a page in a language: English is un-prefixed, `/id` leads the Indonesian ones. */
export function localePath(locale: Locale, path: `/${string}`): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language and the rest of an address, or of the path that stands for it inside (`routePage`). */
export function splitLocale(pathname: string): { locale: Locale; path: `/${string}` } {
  const match = /^(?:\/personal)?\/(en|id)(?:\/(.*))?$/.exec(pathname);
  if (!match) return { locale: DEFAULT_LOCALE, path: `/${pathname.replace(/^\/+/, '')}` };
  return { locale: match[1] === 'id' ? 'id' : 'en', path: `/${match[2] ?? ''}` };
}
