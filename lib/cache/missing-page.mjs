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
