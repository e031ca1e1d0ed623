import { DEFAULT_LOCALE, type Locale } from '@/lib/contract/locale';

/** The address of a page in a language: English is un-prefixed, `/id` leads the Indonesian ones. */
export function localePath(locale: Locale, path: `/${string}`): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a public or internal pathname into its locale and the rest. */
export function splitLocale(pathname: string): { locale: Locale; path: `/${string}` } {
  const match = /^\/(en|id)(?:\/(.*))?$/.exec(pathname);
  const path = match ? (match[2] ?? '') : pathname;
  // Two slashes, which a backslash stands for as well, would begin the address of another site.
  return { locale: match?.[1] === 'id' ? 'id' : DEFAULT_LOCALE, path: `/${path.replace(/^[/\\]+/, '')}` };
}
