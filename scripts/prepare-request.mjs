// @ts-check
import { ROUTED_HEADER, routePage } from '../lib/i18n/page-route.mjs';

const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip)$/;
const INTERNAL = /^(x-middleware-.*|x-page-routed)$/;

// Next answers any other with a 500 or an empty 400.
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** A page is only read: a form is sent to a handler. Next would read whatever is posted to one, all of it. */
const PAGE_METHODS = ['GET', 'HEAD'];
const IS_HANDLER = /^\/api(?=[/?]|$)/;
const TAKES_WRITES = /^\/(api|payment)(?=[/?]|$)/;

/** @typedef {{ status: number, code: string, message: string, allow?: string }} Refusal */

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
 * Why a request is refused before Next sees it; undefined when it is not.
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url'>} request
 * @returns {Refusal | undefined}
 */
export function refusalOf({ method = 'GET', url = '/' }) {
  const allowed = TAKES_WRITES.test(url) ? METHODS : PAGE_METHODS;
  if (!allowed.includes(method)) {
    const message = 'This method is not allowed here.';
    return { status: 405, code: 'method_not_allowed', message, allow: allowed.join(', ') };
  }
  if (isReadable(url)) return;
  return { status: 400, code: 'bad_request', message: 'The request could not be understood.' };
}

/**
 * Takes away what a client may not say of itself, and what is nobody's business. Where a request comes from, only a proxy
 * of ours may tell (`TRUST_PROXY`); else Next takes the socket's own address. Who asks, only handlers are told: a page is
 * the same for everybody, and the payment page is another's.
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} trustsProxy
 */
export function dropForgedHeaders(request, trustsProxy) {
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL.test(name) || (!trustsProxy && FORWARDED.test(name))) delete request.headers[name];
  }
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
