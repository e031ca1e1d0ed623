// @ts-check
import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';
import { BODY_MAX } from '../lib/bff/body-max.mjs';
import { ROUTED_HEADER, routePage } from '../lib/i18n/page-route.mjs';
import { isOfImageService, readImageAddress } from '../lib/pictures/image-address.mjs';

const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip)$/;
const INTERNAL = /^(x-middleware-.*|x-page-routed)$/;

// Next answers any other with a 500 or an empty 400.
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** A page is only read: a form is sent to a handler. Next would read whatever is posted to one, all of it. */
const PAGE_METHODS = ['GET', 'HEAD'];
const IS_HANDLER = /^\/api(?=[/?]|$)/;
const TAKES_WRITES = /^\/(api|payment)(?=[/?]|$)/;

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {{ status: number, code: string, message: string, headers?: Record<string, string> }} Refusal */

/** @type {Refusal} */
const BAD_REQUEST = { status: 400, code: 'bad_request', message: 'The request could not be understood.' };
/** @type {Refusal} */
export const TOO_LARGE = { status: 413, code: 'too_large', message: 'The request is too large.' };

/**
 * Only a path is an address: `http://elsewhere/men` would be sent on to elsewhere.
 * @param {string} address
 */
function isReadable(address) {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return address.startsWith('/');
  } catch {
    return false;
  }
}

/**
 * Handlers count their bodies themselves, after they have looked who asks (contract, Own handlers). Nobody counts those
 * of the payment provider's pages, which Next holds in memory before it sends them on.
 * @param {string | undefined} address
 */
export function countsOwnBody(address = '/') {
  return IS_HANDLER.test(address);
}

/**
 * Whether a body is announced that is longer than any may be.
 * @param {Pick<IncomingMessage, 'headers'>} request
 */
export function isTooLarge({ headers }) {
  return Number(headers['content-length'] ?? 0) > BODY_MAX;
}

/**
 * Counts a body while somebody else reads it; of what is longer than any may be nothing more is handed on.
 * @param {IncomingMessage} request
 * @param {() => void} refuse called once, when it has become too long
 */
export function cutBody(request, refuse) {
  const push = request.push;
  let bytes = 0;
  request.push = (chunk, encoding) => {
    const before = bytes;
    bytes += chunk?.length ?? 0;
    if (bytes <= BODY_MAX) return push.call(request, chunk, encoding);
    if (before <= BODY_MAX) refuse();
    return true;
  };
}

/**
 * Why a request is refused before Next sees it; undefined when it is not.
 * @param {Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>} request
 * @returns {Refusal | undefined}
 */
export function refusalOf(request) {
  const { method = 'GET', url = '/', headers } = request;
  // HTTP/1.1 demands it (RFC 9112, 3.2); Node would refuse it without our headers.
  if (headers.host === undefined && request.httpVersion === '1.1') return BAD_REQUEST;
  const allowed = TAKES_WRITES.test(url) ? METHODS : PAGE_METHODS;
  if (!allowed.includes(method)) {
    const message = 'This method is not allowed here.';
    return { status: 405, code: 'method_not_allowed', message, headers: { allow: allowed.join(', ') } };
  }
  if (!isReadable(url)) return BAD_REQUEST;
  if (isTooLarge(request) && !countsOwnBody(url)) return TOO_LARGE;
  if (isOfImageService(url) && !readImageAddress(url)) return BAD_REQUEST;
}

/**
 * Proxies write ports behind addresses, and IPv6 in brackets then.
 * @param {string} address
 */
function withoutPort(address) {
  const [, bracketed, plain] = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(address.trim()) ?? [];
  return bracketed ?? plain ?? address.trim();
}

/**
 * Where a request comes from, as the outermost of our own proxies has seen it.
 * @param {IncomingMessage} request
 * @param {number} hops how many proxies of ours stand before us
 */
function clientAddress(request, hops) {
  const seen = withoutPort(proxyAddress(request, (_address, distance) => distance < hops) ?? '');
  return isIP(seen) ? seen : (request.socket.remoteAddress ?? '');
}

/**
 * Takes away what a client may not say of itself, and what is nobody's business. Where a request comes from, only
 * proxies of ours may tell (`TRUST_PROXY`); of their list one address is left, the client's. Who asks, only handlers
 * are told: a page is the same for everybody, and the payment page is another's.
 * @param {IncomingMessage} request
 * @param {number} hops how many proxies of ours stand before us
 */
export function dropForgedHeaders(request, hops) {
  const address = clientAddress(request, hops);
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL.test(name) || (hops === 0 && FORWARDED.test(name))) delete request.headers[name];
  }
  request.headers['x-forwarded-for'] = address;
  if (!IS_HANDLER.test(request.url ?? '')) delete request.headers.cookie;
}

/**
 * Sends the document of a known page straight to where Next has it. The middleware would decide the same, but
 * calling it costs more than the page. What the browser's router asks for still goes there.
 * @param {import('node:http').IncomingMessage} request
 * @returns {string | undefined} the page's own address, when it was asked for by another spelling: Next would get
 * there in two steps where there is a slash at the end
 */
export function routeDocument(request) {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || request.headers.rsc !== undefined || !request.url) return;
  const end = request.url.indexOf('?');
  const pathname = end === -1 ? request.url : request.url.slice(0, end);
  const search = end === -1 ? '' : request.url.slice(end);

  const route = routePage(pathname, search);
  if (route.kind === 'redirect' && route.status === 308) return `${route.pathname}${search}`;
  if (route.kind !== 'show') return;
  request.url = `${route.pathname}${search}`;
  request.headers[ROUTED_HEADER] = '1';
}
