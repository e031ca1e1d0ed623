// @ts-check
import onHeaders from 'on-headers';
import { pino } from 'pino';
import { contentSecurityPolicy, judgePage } from './content-security-policy.mjs';
import { finishPage } from './finish-page.mjs';
import { sendMissingStatus } from './missing-page.mjs';
import { referrerPolicy, resourcePolicy, securityHeaders } from './security-headers.mjs';

const POLICY_HEADER = 'content-security-policy';
const SECURITY_HEADERS = securityHeaders();
const A_YEAR = 's-maxage=31536000';
const log = pino({ name: 'storefront' });

/**
 * A page without a policy of its own, which no cache holds: an error page, or one with a script in it that nobody knows.
 * @param {string} address
 * @param {string} html
 */
function policyOfPage(address, html) {
  const { policy, stranger } = judgePage(html);
  if (stranger !== undefined) {
    const page = address.split('?', 1)[0];
    log.error(
      { page, stranger },
      'a page has a script or a style sheet in it that is not its own: it is not run',
    );
  }
  return policy;
}

/**
 * Before an answer's head is written: a page out of the cache has its policy; anything else gets the strict
 * one without any inline script. Next names the goal of a cached redirect twice.
 * @this {import('node:http').ServerResponse}
 */
function completeHead() {
  for (const [name, value] of SECURITY_HEADERS) this.setHeader(name, value);
  if (!this.hasHeader(POLICY_HEADER)) this.setHeader(POLICY_HEADER, contentSecurityPolicy());
  // Next says nothing of how long it holds, and it may hang on a header: no cache between may give it to others.
  if (this.statusCode === 307 && !this.hasHeader('cache-control'))
    this.setHeader('cache-control', 'no-store');
  // What it makes once and for all it lets caches keep for a year, even that there is nothing: tomorrow there may be.
  if (this.statusCode >= 400 && String(this.getHeader('cache-control')).includes(A_YEAR))
    this.setHeader('cache-control', 'no-store');
  const location = this.getHeader('location');
  if (Array.isArray(location) && location[0]) this.setHeader('location', location[0]);
  this.removeHeader('x-middleware-rewrite');
}

/**
 * The same for an answer to what is no request, which the server writes without Next and Node.
 * @returns {[name: string, value: string][]}
 */
export function bareHeaders() {
  return [
    ...SECURITY_HEADERS,
    [POLICY_HEADER, contentSecurityPolicy()],
    ['referrer-policy', referrerPolicy('/')],
    ['cross-origin-resource-policy', resourcePolicy('/')],
    ['cache-control', 'no-store'],
  ];
}

/**
 * Gives every answer its headers, whoever answers: call it first, while the address is as it was asked for.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function protectHead({ url = '/' }, response) {
  sendMissingStatus(response);
  response.setHeader('referrer-policy', referrerPolicy(url));
  response.setHeader('cross-origin-resource-policy', resourcePolicy(url));
  onHeaders(response, completeHead);
}

/**
 * Gives pages that no cache holds (an error page) their own policy: their inline scripts are hashed when they end.
 * Pages leave as bytes that are made once. Call it after the compression is in place and before Next gets the answer.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function protectPage(request, response) {
  const end = response.end;
  /** @type {typeof response.end} */
  response.end = (...args) => {
    const [body, ...rest] = /** @type {unknown[]} */ (args);
    const isPage = String(response.getHeader('content-type')).startsWith('text/html');
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
    if (!isPage || !isWhole || response.headersSent) return end.apply(response, /** @type {any} */ (args));

    const html = body.toString();
    if (!response.hasHeader(POLICY_HEADER)) {
      response.setHeader(POLICY_HEADER, policyOfPage(request.url ?? '', html));
    }
    const callback = rest.find((one) => typeof one === 'function');
    return end.apply(response, /** @type {any} */ ([finishPage(request, response, html), callback]));
  };
}
