// @ts-check
import { LRUCache } from 'lru-cache';

/** Some three hundred pages; the least lately asked for goes first. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * A finished page as Next hands it to its cache, as far as it matters here.
 * @typedef {object} Page
 * @property {string | Buffer} [html]
 * @property {Buffer} [rscData]
 * @property {Map<string, Buffer>} [segmentData]
 */
/** @typedef {{ revalidate: number | false, expire?: number | undefined }} Lifetime in seconds */
/** @typedef {{ value: Page, lastModified: number, cacheControl: Lifetime | undefined }} Entry */

/** @param {Entry} entry */
function bytesOf({ value: { html = '', rscData, segmentData } }) {
  const segments = [...(segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  // A text with any letter beyond Latin takes two bytes for each.
  return html.length * 2 + (rscData?.length ?? 0) + segments + 1;
}

/** @type {LRUCache<string, Entry>} */
const pages = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: bytesOf, ttlResolution: 0 });

/** Counts the changes of what pages are made of. */
let changes = 0;

/** The page that was kept for a query, while it is fresh: an old one is not shown meanwhile. @param {string} key */
export function findQueryPage(key) {
  return pages.get(key);
}

/** What a page that is made from now on is made of; see `keepQueryPage`. */
export const presentState = () => changes;

/**
 * Keeps a page that was made for one query, in memory alone: there are as many queries as visitors can think of.
 * @param {string} key
 * @param {Page} value
 * @param {{ lifetime: Lifetime | undefined, madeOf: number | undefined }} facts `madeOf` is the state from before it was
 * made: when something has changed meanwhile it is not kept
 */
export function keepQueryPage(key, value, { lifetime, madeOf }) {
  if (madeOf !== changes) return;
  const ttl = lifetime?.revalidate ? lifetime.revalidate * 1_000 : 0;
  pages.set(key, { value, lastModified: Date.now(), cacheControl: lifetime }, { ttl });
}

/** Forgets all of them: something has changed, and any query may lead to it. */
export function forgetQueryPages() {
  changes += 1;
  pages.clear();
}
