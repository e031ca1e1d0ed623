import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { MAX_BODY_BYTES } from '@/lib/contract/limits';
import { routePage } from '@/lib/i18n/page-route';
import { logFinishedRequest } from '@/lib/log/access-log';
import { log } from '@/lib/log/log';
import { runWithRequestId } from '@/lib/log/request-id';
import type { RouteNamer } from '@/lib/log/route-name';
import { isStopping } from '@/lib/shutdown';
import { sendEncodedResponse } from './encoded-body';
import { CACHE_STATE_HEADER, finishHeaders, finishResponse } from './finish-response';
import { type FetchNext, isReadMethod, selectForwardedHeaders, selectResponseHeaders } from './next-client';
import { PageCache } from './page-cache';
import {
  createCloseHeader,
  endAfterRequestBody,
  findRejection,
  hasBody,
  type Rejection,
  sendRejection,
  TOO_LARGE_REJECTION,
} from './rejection';

/** A storefront that is stopping still responds, but load balancers must send new requests to others. */
const NOT_READY: Rejection = { status: 503, code: 'unavailable', message: 'The shop is closing.' };
const FAILED: Rejection = { status: 500, code: 'internal', message: 'Something went wrong.' };
const REVALIDATE = /^\/api\/revalidate(?:\?|$)/;
/**
 * Matches paths that are never pages. All other GET and HEAD requests may be for pages, whose responses are
 * buffered, finished and perhaps cached.
 */
const NO_PAGE =
  /^\/(?:(?:api|payment|_next|images|media|pictures|films)(?=[/?]|$)|(?:apple-icon\.png|favicon\.ico|[^/?]+\.pdf)(?=\?|$))/;
/** The request headers that Next.js lists in `Vary`. */
const VARY = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'];

/**
 * Removes a query that the page ignores, such as `utm_source`. Otherwise, Next.js would write the query of
 * the first visitor into the page that it stores for all visitors.
 */
function withoutUnusedQuery(url: string): string {
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url;
  const [pathname, search] = [url.slice(0, queryStart), url.slice(queryStart)];
  const [plain, route] = [routePage(pathname), routePage(pathname, search)];
  const isUsed = plain.kind === 'show' && route.kind === 'show' && plain.pathname !== route.pathname;
  if (isUsed || plain.kind === 'redirect') return url;
  // `_rsc` stays: it is a hash of the router's headers, and Next.js compares it with them.
  const rsc = new URLSearchParams(search).get('_rsc');
  return rsc === null ? pathname : `${pathname}?${new URLSearchParams({ _rsc: rsc })}`;
}

/**
 * Returns the cache key of a request for a page: the URL and the headers in `Vary`. Undefined if it must not
 * be cached.
 */
function cacheKey(request: IncomingMessage, url: string): string | undefined {
  const { headers } = request;
  if (hasBody(request)) return undefined;
  if (headers.rsc === '1') return `${url} ${VARY.map((name) => headers[name] ?? '').join(' ')}`;
  // A request with `_rsc` but without the headers of the router gets HTML instead of the RSC payload that
  // belongs to the address, so its response is not cached.
  return /[?&]_rsc=/.test(url) ? undefined : url;
}

type Options = {
  fetchNext: FetchNext;
  /** Sends a file of the build, or returns false. */
  serveStatic: (request: IncomingMessage, response: ServerResponse) => boolean;
  routeName: RouteNamer;
  /** Number of trusted proxies in front of the server. */
  hops: number;
};

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  url: string;
  headers: OutgoingHttpHeaders;
};

/** Handles all requests: static files, then the page cache, then Next.js. */
export class RequestHandler {
  private readonly cache = new PageCache(async ({ url, headers }) => {
    const upstream = await this.options.fetchNext({ method: 'GET', url, headers });
    const { statusCode: status = 502 } = upstream;
    return finishResponse(url, {
      status,
      headers: selectResponseHeaders(upstream),
      bytes: await buffer(upstream),
    });
  });

  constructor(private readonly options: Options) {}

  readonly handle: RequestListener = (request, response) => {
    const { routeName, serveStatic, hops } = this.options;
    const access = logFinishedRequest(request, response, { routeName, trustsProxy: hops > 0 });
    const { url: target = '/', method } = request;
    const isClosing = isStopping() && target === '/api/health?ready=1';
    const rejection = isClosing ? NOT_READY : findRejection(request);
    if (rejection) {
      sendRejection(request, response, rejection);
      return;
    }
    if (serveStatic(request, response)) return;
    const isPage = isReadMethod(method) && !NO_PAGE.test(target);
    const url = isPage ? withoutUnusedQuery(target) : target;
    const key = isPage ? cacheKey(request, url) : undefined;
    access.cache = key === undefined ? undefined : this.cache.serve(key, request, response);
    if (access.cache) return;

    const { requestId } = access;
    const headers = selectForwardedHeaders(request, { isPage, requestId, hops });
    const exchange = { request, response, url, headers };
    runWithRequestId(requestId, async () => {
      access.cache = isPage ? await this.sendPage(exchange, key) : await this.forward(exchange);
    }).catch((error: unknown) => {
      // A client that disconnects is not an error.
      if (response.destroyed || response.writableEnded) return;
      log.error({ err: error }, 'request failed');
      sendRejection(request, response, FAILED);
    });
  };

  /** Sends a page from Next.js, and stores it. Returns the state of the page in the cache of Next.js. */
  private async sendPage(exchange: Exchange, key?: string): Promise<string | undefined> {
    const { request, response, url, headers } = exchange;
    const page = await this.cache.fetch(key, { url, headers });
    // A page without a key has an RSC address but no RSC headers. A shared cache that ignores `Vary` would
    // serve it as an RSC payload.
    if (key === undefined) page.headers['cache-control'] = 'no-store';
    sendEncodedResponse(request, response, page);
    return page.headers[CACHE_STATE_HEADER]?.toString();
  }

  /** Forwards a request that is not for a page, and its body, and streams the response. */
  private async forward(exchange: Exchange): Promise<string | undefined> {
    const { request, response, url, headers } = exchange;
    const { method = 'GET' } = request;
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // Route handlers limit their bodies themselves, after they have checked the sender.
      if (bytes > MAX_BODY_BYTES && !url.startsWith('/api'))
        sendRejection(request, response, TOO_LARGE_REJECTION);
    });
    const body = isReadMethod(method) ? undefined : request;
    const upstream = await this.options.fetchNext({ method, url, headers }, body);
    const { statusCode = 502 } = upstream;
    // Next.js responds with 500 to a range outside of the file.
    const isOutside = statusCode === 500 && upstream.headers['content-range'] !== undefined;
    const status = isOutside ? 416 : statusCode;
    if (REVALIDATE.test(url) && status >= 200 && status < 300) this.cache.invalidate();
    if (response.headersSent) upstream.destroy();
    else {
      const received = { ...selectResponseHeaders(upstream), ...createCloseHeader(request) };
      response.writeHead(status, finishHeaders(url, status, received));
      await pipeline(upstream, response, { end: false });
      await endAfterRequestBody(request, response);
    }
    return upstream.headers[CACHE_STATE_HEADER]?.toString();
  }
}
