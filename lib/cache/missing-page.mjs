// @ts-check

/** How a page says that it stands in for one that there is not; see `lib/seo/missing-page.ts`. */
const SAYS_SO = '<meta name="status" content="404"/>';

/**
 * Whether a finished page tells its visitor that there is no such page. Next's own `notFound()` would answer with
 * an empty document that only a script fills; this one is whole without any, and the server gives it its status.
 * @param {string} html
 */
export function isMissingPage(html) {
  return html.includes(SAYS_SO);
}

/** Younger than the shortest time that a page is kept unasked (`cacheLife`, next.config.mjs). */
const KEPT_MS = 30_000;

/**
 * Whether a kept page of this kind has to be made anew while its visitor waits. Behind their back Next would make
 * it under the status it had: what was missing once would say so for ever.
 * @param {{ lastModified?: number, value?: { kind?: string, status?: number } | null } | null} entry
 */
export function isOverdueMissingPage(entry) {
  const { value, lastModified = 0 } = entry ?? {};
  return value?.kind === 'APP_PAGE' && value.status === 404 && Date.now() - lastModified > KEPT_MS;
}
