// @ts-check
import { pageBytes } from './page-bytes.mjs';

/**
 * @param {string} accepted an Accept-Encoding header
 * @param {string} name
 */
function accepts(accepted, name) {
  const entry = accepted.split(',').find((one) => one.split(';', 1)[0]?.trim().toLowerCase() === name);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

/**
 * Completes the head of a finished page and gives the bytes to send: compressed as well as the browser
 * understands, or none and a 304 when it has them already.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} html
 * @returns {Buffer | undefined}
 */
export function finishPage(request, response, html) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding =
    /** @type {const} */ (['br', 'gzip']).find((name) => accepts(accepted, name)) ?? 'identity';
  const { body, etag } = pageBytes(html, encoding);

  response.setHeader('etag', etag);
  response.setHeader(
    'vary',
    [response.getHeader('vary'), 'Accept-Encoding'].flat().filter(Boolean).join(', '),
  );
  const known = request.headers['if-none-match']?.split(',').some((one) => one.trim() === etag);
  if (response.statusCode === 200 && known) {
    response.statusCode = 304;
    response.removeHeader('content-length');
    return undefined;
  }
  response.setHeader('content-length', body.length);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  return body;
}
