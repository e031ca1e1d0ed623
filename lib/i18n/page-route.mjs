// @ts-check
// Plain JavaScript: the server in front of Next asks it too (scripts/storefront.mjs).

/**
 * What becomes of a page address: shown under its language, sent elsewhere, or left to Next.
 * @typedef {{ kind: 'show', pathname: string }
 *   | { kind: 'redirect', pathname: string, status: 307 | 308 }
 *   | { kind: 'pass' }} PageRoute
 */

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

const LOCALE = /^\/(en|id)(?=\/|$)/;

/** @param {string} path */
const looksLikeFile = (path) => /\.[a-z0-9]+$/i.test(path);

/**
 * Decides by the address alone. English pages live un-prefixed outside and under `/en` inside; `/en/…` from
 * outside is sent to the un-prefixed address.
 * @param {string} pathname
 * @returns {PageRoute}
 */
export function routePage(pathname) {
  const [prefix = '', locale = 'en'] = LOCALE.exec(pathname) ?? [];
  const path = pathname.slice(prefix.length) || '/';
  const home = locale === 'en' ? '/' : `/${locale}`;

  if (!PAGES.some((page) => page.test(path))) {
    return looksLikeFile(path) ? { kind: 'pass' } : { kind: 'redirect', pathname: home, status: 307 };
  }
  const outside = path === '/' ? home : `${home === '/' ? '' : home}${path}`;
  if (outside !== pathname) return { kind: 'redirect', pathname: outside, status: 308 };
  return { kind: 'show', pathname: path === '/' ? `/${locale}` : `/${locale}${path}` };
}

/** Says that an address is a shown page already, so that the middleware need not look at it again. */
export const ROUTED_HEADER = 'x-page-routed';
