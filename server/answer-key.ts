import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { routePage } from '@/lib/i18n/page-route';
import { hasBody } from './admission';
import { isForRouter, splitTarget } from './request-head';

/** The internal path of a page; undefined where there is none at the address. */
export function insidePath(pathname: string, search?: string): string | undefined {
  const route = routePage(pathname, search);
  return route.kind === 'show' ? route.pathname : undefined;
}

/** The router's headers, to which the hash in `_rsc` belongs: by it a cache that knows no `Vary` tells answers apart. */
const ROUTER_HEADERS = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/**
 * The part of the key for an RSC payload; undefined where Next would redirect to the right hash, or the page has a query.
 * What the router shows already changes nothing of a static page.
 */
function payloadKey(headers: IncomingHttpHeaders, search: string): string | undefined {
  const given = ROUTER_HEADERS.map((name) => headers[name] ?? '0');
  const hash = createHash('sha256').update(given.join()).digest().subarray(0, 12).toString('base64url');
  return headers.rsc === '1' && search === `?_rsc=${hash}` ? ` ${given.slice(0, 2).join()}` : undefined;
}

/** Whether a request does nothing but read, and has no body. */
export function isPlainRead(request: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { method, headers } = request;
  return (method === 'GET' || method === 'HEAD') && !hasBody(request) && headers.host !== undefined;
}

/**
 * Where the answer to a request is kept; undefined when none is. Call it while the target is as it was asked for.
 * A query of which the page knows nothing changes nothing.
 */
export function answerKey(request: IncomingMessage): string | undefined {
  if (!isPlainRead(request)) return;
  const { url = '/', headers } = request;
  const [pathname, search] = splitTarget(url);
  if (headers.rsc !== undefined) {
    const payload = payloadKey(headers, search);
    return payload && `${pathname}${payload}`;
  }
  // The router asks with headers; a cache that knows no `Vary` would keep the page in the payload's place.
  if (isForRouter(search)) return undefined;
  return search && insidePath(pathname, search) !== insidePath(pathname) ? undefined : pathname;
}

/** The address of the page whose answer is kept there. */
export const addressOf = (key: string): string => key.split(' ', 1)[0] ?? '';

/** Whether an RSC payload is kept there, and not the page. */
export const isPayloadKey = (key: string): boolean => key.includes(' ');
