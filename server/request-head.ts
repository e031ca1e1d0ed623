import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';
import { ROUTED_HEADER, routePage } from '@/lib/i18n/page-route';
import { isHandler } from './admission';

const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|x-request-id|traceparent|tracestate)$/;
// Of a policy in a request Next reads the nonce for its scripts. What only means to fetch ahead would leave a stale page stale.
const INTERNAL = /^(x-middleware-.*|x-page-routed|content-security-policy.*|purpose)$/;
/** Next answers the segment that they name, whether an RSC payload was asked for or the page. */
const ROUTER = /^(rsc|next-router-.*|next-url)$/;

/** Proxies write ports behind addresses, and IPv6 in brackets then. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(address.trim()) ?? [];
  return bracketed ?? plain ?? address.trim();
}

/** Where a request comes from, as the outermost of our own proxies has seen it. */
function clientAddress(request: IncomingMessage, hops: number): string {
  const seen = withoutPort(proxyAddress(request, (_address, distance) => distance < hops) ?? '');
  return isIP(seen) ? seen : (request.socket.remoteAddress ?? '');
}

/**
 * Drops what a client may not say of itself. Where a request comes from, only proxies of ours may tell (`TRUST_PROXY`);
 * of their list one address is left, the client's. Only route handlers get cookies: a page is
 * the same for everybody, and the payment page is another's.
 * @param hops how many proxies of ours stand before us
 */
export function dropForgedHeaders(request: IncomingMessage, hops: number): void {
  const address = clientAddress(request, hops);
  const isPayload = request.headers.rsc === '1';
  for (const name of Object.keys(request.headers)) {
    const isForged = INTERNAL.test(name) || (hops === 0 && FORWARDED.test(name));
    if (isForged || (!isPayload && ROUTER.test(name))) delete request.headers[name];
  }
  request.headers['x-forwarded-for'] = address;
  if (!isHandler(request.url)) delete request.headers.cookie;
}

/** A target in two: its path, and its query with the question mark. */
export function splitTarget(target: string): [pathname: string, search: string] {
  const end = target.indexOf('?');
  return end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end)];
}

/** Whether the query has what the router adds to the addresses of RSC payloads. */
export const isForRouter = (search: string): boolean => /[?&]_rsc=/.test(search);

/**
 * Rewrites the request for a page's document to the page's internal path. The middleware would decide the same, but
 * calling it costs more than the page; what the browser's router asks for still goes there.
 * @returns the canonical address, when it was asked for by another: Next would redirect twice where there is a slash at
 * the end
 */
export function routeDocument(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): string | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || request.headers.rsc !== undefined || !request.url) return;
  const [pathname, search] = splitTarget(request.url);

  const route = routePage(pathname, search);
  if (route.kind === 'redirect' && route.status === 308) return `${route.pathname}${search}`;
  if (route.kind !== 'show') return;
  request.url = `${route.pathname}${search}`;
  request.headers[ROUTED_HEADER] = '1';
  // HEAD has the head of GET, ETag included; Node leaves the body out.
  request.method = 'GET';
}
