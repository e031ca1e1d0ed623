import { DEFAULT_LOCALE, type Locale } from '@/lib/contract/locale';

/** Returns the path of a page in a language. English has no prefix, Indonesian has `/id`. */
export function localePath(locale: Locale, path: `/${string}`): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a public or internal pathname into its locale and the path without it. */
export function splitLocale(pathname: string): { locale: Locale; path: `/${string}` } {
  const match = /^\/(en|id)(?:\/(.*))?$/.exec(pathname);
  const path = match ? (match[2] ?? '') : pathname;
  // A path that starts with two slashes, or with a slash and a backslash, would lead to another site.
  return { locale: match?.[1] === 'id' ? 'id' : DEFAULT_LOCALE, path: `/${path.replace(/^[/\\]+/, '')}` };
}
