// @ts-check
import { ROUTED_HEADER, routePage } from '../lib/i18n/page-route.mjs';

const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip)$/;
const INTERNAL = /^(x-middleware-.*|x-page-routed)$/;

/**
 * Takes away what a client may not say of itself. Where a request comes from, only a proxy of ours may tell
 * (`TRUST_PROXY`); else Next takes the socket's own address.
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} trustsProxy
 */
export function dropForgedHeaders(request, trustsProxy) {
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL.test(name) || (!trustsProxy && FORWARDED.test(name))) delete request.headers[name];
  }
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
