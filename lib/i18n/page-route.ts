import { listArticleNames, listRiderSlugs, listStorePageSlugs } from '@/lib/content/content-names';
import { findRoute, ROUTES } from '@/lib/routes';
import { internalQueryPath } from './page-query';

/** How an address is routed: rewritten to the page under its language, redirected, or passed to Next.js. */
type PageRoute =
  | { kind: 'show'; pathname: string }
  | { kind: 'redirect'; pathname: string; status: 307 | 308 }
  | { kind: 'pass' };

/** The values of the dynamic segment of routes whose pages come from `content/`. */
const SEGMENTS = {
  riders: new Set(listRiderSlugs().map(encodeURIComponent)),
  stores: new Set(listStorePageSlugs().map(encodeURIComponent)),
  blog: new Set(listArticleNames().map(encodeURIComponent)),
};

const ALIASES = new Map<string, string>(ROUTES.flatMap(({ path, alias }) => (alias ? [[alias, path]] : [])));

const LOCALE = /^\/(en|id)(?=\/|$)/;

const looksLikeFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

function isPage(path: string): boolean {
  const route = findRoute(path);
  if (!route) return false;
  if (!route.content) return true;
  return SEGMENTS[route.content].has(path.slice(path.lastIndexOf('/') + 1));
}

/** Returns whether a path without its language belongs to a fixed page. Content must not use such a path. */
export function isReservedPath(path: string): boolean {
  const route = findRoute(path);
  return (route !== undefined && !route.content) || ALIASES.has(path) || LOCALE.test(path);
}

function canonicalSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment).toLowerCase().replaceAll(' ', '-'));
  } catch {
    return segment;
  }
}

/** Returns the canonical spelling of a path: lower case, hyphens for spaces, no trailing slash (spec §2). */
function canonicalPath(pathname: string): string {
  if (/^(\/[a-z0-9._~-]+)+$/.test(pathname) || pathname === '/') return pathname;
  return `/${pathname.split('/').filter(Boolean).map(canonicalSegment).join('/')}`;
}

/**
 * Routes an address. English pages have no prefix in public and `/en` internally. `/en/…` and other spellings
 * redirect to the canonical address, and unknown pages to the home page (spec §2). The query parameters that
 * the page knows become part of its internal path.
 */
export function routePage(pathname: string, search = ''): PageRoute {
  const canonical = canonicalPath(pathname);
  const [prefix = '', locale = 'en'] = LOCALE.exec(canonical) ?? [];
  const named = canonical.slice(prefix.length) || '/';
  const path = ALIASES.get(named) ?? named;
  const home = locale === 'en' ? '/' : `/${locale}`;

  if (!isPage(path)) {
    return looksLikeFile(path) ? { kind: 'pass' } : { kind: 'redirect', pathname: home, status: 307 };
  }
  const outside = path === '/' ? home : `${home === '/' ? '' : home}${path}`;
  if (outside !== pathname) return { kind: 'redirect', pathname: outside, status: 308 };
  return {
    kind: 'show',
    pathname: path === '/' ? `/${locale}` : `/${locale}${internalQueryPath(path, search)}`,
  };
}

/**
 * Removes a query that the page ignores, such as `utm_source`, from the URL of a page. `_rsc` stays: it is a hash of the
 * router's headers, and Next.js compares it with them.
 */
export function removeUnusedQuery(url: string): string {
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url;
  const [pathname, search] = [url.slice(0, queryStart), url.slice(queryStart)];
  const [plain, route] = [routePage(pathname), routePage(pathname, search)];
  const isUsed = plain.kind === 'show' && route.kind === 'show' && plain.pathname !== route.pathname;
  if (isUsed || plain.kind === 'redirect') return url;
  const rsc = new URLSearchParams(search).get('_rsc');
  return rsc === null ? pathname : `${pathname}?${new URLSearchParams({ _rsc: rsc })}`;
}

/**
 * Returns whether a path looks like a file below a language, or like an RSC payload. Next.js would render a
 * page for it.
 */
export function isUnknownFilePath(pathname: string): boolean {
  return (
    routePage(pathname).kind === 'pass' && (LOCALE.test(canonicalPath(pathname)) || /\.rsc$/i.test(pathname))
  );
}
