import { QUERY_PAGES } from '@/lib/routes';

/** A value is cut, not refused: whoever pastes a novel into the search field still finds something. */
const MAX_VALUE = 80;
const MAX_PAIRS = 40;

/** The canonical form of what stands after a path: known keys alone, none empty, none twice, sorted. */
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
 * A page's path with its query as the last segment, so that it is rendered like any other page and works without
 * script; the path itself when the page knows nothing of such a query.
 * @param path without its language
 */
export function queryPath(path: string, search: string): string {
  const page = search ? QUERY_PAGES.find((one) => one.path === path) : undefined;
  const query = page && normaliseQuery(search, page.keys);
  return page && query ? `${page.inside}/${encodeURIComponent(query)}` : path;
}

/** Whether an internal path, with its language or without, is of one query: too many for the disk. */
export function isQueryPage(path: string): boolean {
  return QUERY_PAGES.some(({ inside }) => path.includes(`${inside}/`));
}

/** The public address of an internal path without its language: the inverse of `queryPath`. */
export function outerPath(path: string): string {
  const page = QUERY_PAGES.find(({ inside }) => path.startsWith(`${inside}/`));
  return page ? `${page.path}?${decodeURIComponent(path.slice(page.inside.length + 1))}` : path;
}
