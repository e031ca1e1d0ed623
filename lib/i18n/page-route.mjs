// @ts-check
// Plain JavaScript: the server in front of Next asks it too (scripts/storefront.mjs).
import { articleNames, riderNames, storeNames } from '../content/content-names.mjs';
import { queryPath } from './page-query.mjs';

/**
 * What becomes of a page address: shown under its language, sent elsewhere, or left to Next.
 * @typedef {{ kind: 'show', pathname: string }
 *   | { kind: 'redirect', pathname: string, status: 307 | 308 }
 *   | { kind: 'pass' }} PageRoute
 */

/**
 * Pages that a file of the content makes; a new one needs the shop started anew.
 * @param {string} parent
 * @param {string[]} names
 */
const madeOf = (parent, names) => names.map((name) => `${parent}/${encodeURIComponent(name)}`);
const CONTENT_PAGES = new Set([
  ...madeOf('', riderNames()),
  ...madeOf('/store', storeNames()),
  ...madeOf('/blog', articleNames()),
]);

/** Addresses that are another name of a page (spec §2). */
const OTHER_NAMES = new Map([['/stores', '/store']]);

/** The pages there are, without their language. Anything else goes home (spec §2). */
const PAGES = [
  /^\/$/,
  /^\/(riders|store|aboutus|sustainability|activities|blog|catalog)$/,
  /^\/(privacy|terms|shipping-and-returns)$/,
  /^\/men(\/[^/]+)?$/,
  /^\/woman(\/[^/]+)?$/,
  /^\/search$/,
  /^\/size-guide(\/[^/]+)?$/,
  /^\/login$/,
  /^\/register$/,
  /^\/verify-email$/,
  /^\/order-status$/,
  /^\/account(\/(orders|receipt|password))?$/,
  /^\/(forgot|reset)-password$/,
];

const LOCALE = /^\/(en|id)(?=\/|$)/;

/** @param {string} path */
const looksLikeFile = (path) => /\.[a-z0-9]+$/i.test(path);

/** @param {string} path */
const isPage = (path) => CONTENT_PAGES.has(path) || PAGES.some((page) => page.test(path));

/**
 * Whether an address is taken whatever the content says: nothing in `content/` may go by its name.
 * @param {string} path without its language
 */
export function isFixedPage(path) {
  return PAGES.some((page) => page.test(path)) || OTHER_NAMES.has(path) || LOCALE.test(path);
}

/** @param {string} part of a path, as it came */
function tidyPart(part) {
  try {
    return encodeURIComponent(decodeURIComponent(part).toLowerCase().replaceAll(' ', '-'));
  } catch {
    return part;
  }
}

/**
 * The one spelling of a path: lower case, hyphens for spaces, no slash at the end (spec §2).
 * @param {string} pathname
 */
function tidyPath(pathname) {
  if (/^(\/[a-z0-9._~-]+)+$/.test(pathname) || pathname === '/') return pathname;
  const path = pathname.split('/').filter(Boolean).map(tidyPart).join('/');
  return `/${path}`;
}

/**
 * Decides by the address alone. English pages live un-prefixed outside and under `/en` inside; `/en/…` from
 * outside is sent to the un-prefixed address, and so is any other spelling to the one a page has. What a page
 * knows of its query becomes part of its path inside.
 * @param {string} pathname
 * @param {string} [search]
 * @returns {PageRoute}
 */
export function routePage(pathname, search = '') {
  const tidy = tidyPath(pathname);
  const [prefix = '', locale = 'en'] = LOCALE.exec(tidy) ?? [];
  const named = tidy.slice(prefix.length) || '/';
  const path = OTHER_NAMES.get(named) ?? named;
  const home = locale === 'en' ? '/' : `/${locale}`;

  if (!isPage(path)) {
    return looksLikeFile(path) ? { kind: 'pass' } : { kind: 'redirect', pathname: home, status: 307 };
  }
  const outside = path === '/' ? home : `${home === '/' ? '' : home}${path}`;
  if (outside !== pathname) return { kind: 'redirect', pathname: outside, status: 308 };
  return { kind: 'show', pathname: path === '/' ? `/${locale}` : `/${locale}${queryPath(path, search)}` };
}

/** Says that an address is a shown page already, so that the middleware need not look at it again. */
export const ROUTED_HEADER = 'x-page-routed';
