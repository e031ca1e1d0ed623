// @ts-check

/** So many pages are remembered, the least lately asked for goes first. One takes about a kilobyte. */
const REMEMBERED = 1_000;

/** One for the process: Next loads the cache handler as it is, and bundles whoever asks. */
const KEY = Symbol.for('segara.kept-pages');

/** @typedef {Map<string, string>} KeptPages the tags of each page, as its header has them */

/** @returns {KeptPages} */
function keptPages() {
  const place = /** @type {typeof globalThis & { [KEY]?: KeptPages }} */ (globalThis);
  place[KEY] ??= new Map();
  return place[KEY];
}

/**
 * Remembers by which tags a page is renewed that was just given out or made anew.
 * @param {string} key the cache's, which ends in `$` and the page's path inside
 * @param {string} tags joined by commas
 */
export function rememberPage(key, tags) {
  const path = key.slice(key.indexOf('$') + 1);
  const pages = keptPages();
  pages.delete(path);
  pages.set(path, tags);
  const [oldest] = pages.keys();
  if (pages.size > REMEMBERED && oldest !== undefined) pages.delete(oldest);
}

/**
 * The pages with one of the tags, by their paths inside, lately visited first.
 * @param {ReadonlySet<string>} tags
 * @returns {string[]}
 */
export function pagesWith(tags) {
  const pages = [...keptPages()].filter(([, own]) => own.split(',').some((tag) => tags.has(tag)));
  return pages.map(([path]) => path).reverse();
}
