import { localePath, splitLocale } from './locale-path';

/** What becomes of a page address: shown under its language, or sent elsewhere. */
export type PageRoute =
  | { kind: 'show'; pathname: string }
  | { kind: 'redirect'; pathname: string; status: 307 | 308 }
  | { kind: 'pass' };

/** The pages there are, without their language. Anything else goes home (spec §2). */
const PAGES = [
  /^\/$/,
  /^\/men(\/[^/]+)?$/,
  /^\/woman(\/[^/]+)?$/,
  /^\/login$/,
  /^\/register$/,
  /^\/verify-email$/,
  /^\/order-status$/,
];

const looksLikeFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

/**
 * Decides by the address alone. English pages live un-prefixed outside and under `/en` inside; `/en/…` from
 * outside is sent to the un-prefixed address.
 */
export function routePage(pathname: string): PageRoute {
  const { locale, path } = splitLocale(pathname);
  const known = PAGES.some((page) => page.test(path));
  if (!known && looksLikeFile(path)) return { kind: 'pass' };
  if (!known) return { kind: 'redirect', pathname: localePath(locale, '/'), status: 307 };

  const outside = localePath(locale, path);
  if (outside !== pathname) return { kind: 'redirect', pathname: outside, status: 308 };
  return { kind: 'show', pathname: path === '/' ? `/${locale}` : `/${locale}${path}` };
}
