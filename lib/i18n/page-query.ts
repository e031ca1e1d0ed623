import { getQueryKeys, QUERY_PAGES } from '@/lib/routes';

/**
 * Maximum length of a value in characters. Longer values are cut and not dropped, so that a long search still
 * finds something.
 */
const MAX_VALUE = 80;
const MAX_PAIRS = 40;

/** Returns the canonical form of a query: known keys only, without empty or repeated values, sorted. */
export function normaliseQuery(search: string, keys: readonly string[]): string {
  const pairs = new Map<string, [key: string, value: string]>();
  for (const [key, given] of new URLSearchParams(search)) {
    const value = [...given.trim()].slice(0, MAX_VALUE).join('');
    if (keys.includes(key) && value) pairs.set(`${key} ${value}`, [key, value]);
  }
  const sorted = [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MAX_PAIRS);
  return new URLSearchParams(sorted.map(([, pair]) => pair)).toString();
}

/**
 * Returns the internal path of a page with its query as the last segment, or the path itself if the page has
 * no such query. Pages read their query from the path, so that they work without JavaScript.
 * @param path without its language
 */
export function internalQueryPath(path: string, search: string): string {
  const page = search ? QUERY_PAGES.find((one) => one.path === path) : undefined;
  const query = page && normaliseQuery(search, getQueryKeys(page));
  return page && query ? `${page.inside}/${encodeURIComponent(query)}` : path;
}

/** Returns whether an internal path is the page of a query. The page cache does not store these pages. */
export function isQueryPage(path: string): boolean {
  return QUERY_PAGES.some(({ inside }) => path.includes(`${inside}/`));
}

/** Returns the public address of an internal path without its language: the inverse of `internalQueryPath`. */
export function publicPath(path: string): string {
  const page = QUERY_PAGES.find(({ inside }) => path.startsWith(`${inside}/`));
  return page ? `${page.path}?${decodeURIComponent(path.slice(page.inside.length + 1))}` : path;
}
