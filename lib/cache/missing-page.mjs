// @ts-check

/** How a page says that it stands in for one that there is not; see `lib/pages/page-metadata.ts`. */
const SAYS_SO = '<meta name="status" content="404"/>';

/** Goes with a finished page as far as the server that sends it, never out of the house. */
export const MISSING_HEADER = 'x-page-missing';

/**
 * Whether a finished page tells its visitor that there is no such page. Next's own `notFound()` would answer with
 * an empty document that only a script fills; this one is whole without any, and the server gives it its status.
 * @param {string} html
 */
export function isMissingPage(html) {
  return html.includes(SAYS_SO);
}

/**
 * Sends the page of what is missing with 404, any other as it is. To Next the answer stays a 200: it makes an old page
 * anew behind the same answer, and after a 404 it would write the head of its not-found page over that of a product that
 * has come meanwhile.
 * @param {import('node:http').ServerResponse} response
 */
export function sendMissingStatus(response) {
  const writeHead = response.writeHead;
  /** @type {typeof response.writeHead} */
  response.writeHead = (...args) => {
    const [status, ...rest] = /** @type {unknown[]} */ (args);
    const isMissing = response.hasHeader(MISSING_HEADER);
    response.removeHeader(MISSING_HEADER);
    const isPage = String(response.getHeader('content-type')).startsWith('text/html');
    const sent = isMissing && isPage && status === 200 ? 404 : status;
    const result = writeHead.apply(response, /** @type {any} */ ([sent, ...rest]));
    if (sent !== status) response.statusCode = 200;
    return result;
  };
}
