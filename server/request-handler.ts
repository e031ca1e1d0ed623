import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { removeUnusedQuery } from '@/lib/i18n/page-route';
import { logFinishedRequest } from '@/lib/log/access-log';
import { log } from '@/lib/log/log';
import { runWithRequestId } from '@/lib/log/request-id';
import type { RouteNamer } from '@/lib/log/route-name';
import { finishHeaders, finishResponse, sendFinishedResponse } from './finished-response';
import { type FetchNext, isReadMethod, ROUTER_HEADERS, selectForwardedHeaders } from './next-client';
import { PageCache } from './page-cache';
import { createCloseHeader, endAfterRequestBody, findRejection, hasBody, sendRejection } from './rejection';
import type { StaticHandler } from './static-files';

const REVALIDATE = /^\/api\/revalidate(?:\?|$)/;
/**
 * Matches paths that are never pages. All other GET and HEAD requests may be for pages, whose responses are
 * buffered, finished and perhaps cached.
 */
const NO_PAGE =
  /^\/(?:(?:api|payment|_next|images|media|pictures|films)(?=[/?]|$)|(?:apple-icon\.png|favicon\.ico|[^/?]+\.pdf)(?=\?|$))/;

/**
 * Returns the cache key of a request for a page: the URL and the headers in `Vary`. Undefined if it must not
 * be cached.
 */
function getCacheKey(request: IncomingMessage, url: string): string | undefined {
  const { headers } = request;
  if (hasBody(request)) return undefined;
  if (headers.rsc === '1') return `${url} ${ROUTER_HEADERS.map((name) => headers[name] ?? '').join(' ')}`;
  // A request with `_rsc` but without the headers of the router gets HTML instead of the RSC payload that
  // belongs to the address, so its response is not cached.
  return /[?&]_rsc=/.test(url) ? undefined : url;
}

type Options = {
  fetchNext: FetchNext;
  serveStatic: StaticHandler;
  routeName: RouteNamer;
  /** Number of trusted proxies in front of the server. */
  hops: number;
};

/** Handles all requests: rejections, then the page cache, then files of the build, then Next.js. */
export function createRequestHandler({ fetchNext, serveStatic, routeName, hops }: Options): RequestListener {
  const cache = new PageCache(async (request) => finishResponse(request.url, await fetchNext(request)));

  /** Sends a page from Next.js, and stores it. Returns the state of the page in the cache of Next.js. */
  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    requestId: string,
  ) {
    const headers = selectForwardedHeaders(request, { isPage: true, requestId, hops });
    const key = getCacheKey(request, url);
    const page = await cache.fetch(key, { url, headers });
    // A page without a key has an RSC address but no RSC headers. A shared cache that ignores `Vary` would
    // serve it as an RSC payload.
    if (key === undefined) page.headers['cache-control'] = 'no-store';
    sendFinishedResponse(request, response, page);
    return page.state;
  }

  /** Forwards a request that is not for a page, and its body, and streams the response. */
  async function forward(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const { method, url = '/' } = request;
    const headers = selectForwardedHeaders(request, { isPage: false, requestId, hops });
    const body = isReadMethod(method) ? undefined : request;
    const upstream = await fetchNext({ method, url, headers, body });
    const { status, state } = upstream;
    if (REVALIDATE.test(url) && status >= 200 && status < 300) cache.invalidate();
    const received = { ...upstream.headers, ...createCloseHeader(request) };
    response.writeHead(status, finishHeaders(url, status, received));
    await pipeline(upstream.body, response, { end: false });
    await endAfterRequestBody(request, response);
    return state;
  }

  return (request, response) => {
    const access = logFinishedRequest(request, response, { routeName, trustsProxy: hops > 0 });
    const rejection = findRejection(request);
    if (rejection) return void sendRejection(request, response, rejection);

    const { url: target = '/', method } = request;
    const isPage = isReadMethod(method) && !NO_PAGE.test(target);
    // Next.js would write an unused query of the first visitor into the page that it stores for all visitors.
    const url = isPage ? removeUnusedQuery(target) : target;
    const key = isPage ? getCacheKey(request, url) : undefined;
    access.cache = key === undefined ? undefined : cache.serve(key, request, response);
    if (access.cache) return;

    const { requestId } = access;
    const respond = async () => {
      access.cache = isPage
        ? await sendPage(request, response, url, requestId)
        : await forward(request, response, requestId);
    };
    serveStatic(request, response, () => {
      runWithRequestId(requestId, respond).catch((error: unknown) => {
        // A client that disconnects is not an error.
        if (response.destroyed || response.writableEnded) return;
        log.error({ err: error }, 'request failed');
        void sendRejection(request, response, 'upstream_failed');
      });
    });
  };
}
