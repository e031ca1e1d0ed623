import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import type { Readable } from 'node:stream';
import { REQUEST_ID_HEADER } from '@/lib/log/request-id';
import { getForwardedIpAddress } from '@/lib/rate-limit/network';

/** The headers of Next.js's router on which the RSC payload of a page depends. The cache key contains them. */
export const ROUTER_HEADERS = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];
/** Headers of one connection, which a proxy does not forward (RFC 9110, 7.6.1). */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect)$/;
/** Headers that control Next.js, its middleware or a hosting platform. They are not accepted from clients. */
const INTERNAL =
  /^(x-(middleware|prerender|nextjs|next|invoke|matched|now|vercel)-.*|next-.*|rsc|purpose|content-security-policy.*)$/;
const FROM_PROXY = /^(forwarded|x-forwarded-.*|x-real-ip|x-request-id|traceparent|tracestate)$/;
const PERSONAL = /^(cookie|authorization)$/;
/** Response headers that clients do not get. The public server adds a date of its own. */
const OF_NEXT = /^(x-middleware-.*|x-nextjs-cache|date)$/;

/** Returns true for GET and HEAD. Their bodies are not forwarded. */
export const isReadMethod = (method = 'GET'): boolean => method === 'GET' || method === 'HEAD';

const filterHeaders = (headers: IncomingHttpHeaders, isKept: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isKept(name)));

type Forwarding = { isPage: boolean; requestId: string; hops: number };

/** Returns the headers of a client's request that Next.js may see. */
export function selectForwardedHeaders(
  { headers, method, url = '', socket }: IncomingMessage,
  { isPage, requestId, hops }: Forwarding,
): OutgoingHttpHeaders {
  const isForwarded = (name: string): boolean => {
    if (FROM_PROXY.test(name)) return hops > 0;
    const isOfRouter = name === 'rsc' || ROUTER_HEADERS.includes(name);
    // A page is the same for everybody, so Next.js sees only what the cache key contains.
    if (isPage) return name === 'host' || (headers.rsc === '1' && isOfRouter);
    if (PERSONAL.test(name)) return url.startsWith('/api/');
    // Without the body, Next.js would read the next request on the connection as the body (request smuggling).
    if (name === 'content-length') return !isReadMethod(method);
    return !HOP_BY_HOP.test(name) && !INTERNAL.test(name);
  };
  const address = hops > 0 && getForwardedIpAddress(headers['x-forwarded-for'], hops);
  return {
    ...filterHeaders(headers, isForwarded),
    'x-forwarded-for': address || (socket.remoteAddress ?? ''),
    [REQUEST_ID_HEADER]: requestId,
  };
}

export type NextRequest = {
  url: string;
  headers: OutgoingHttpHeaders;
  method?: string | undefined;
  body?: Readable | undefined;
};
export type NextResponse = {
  status: number;
  /** The headers that a client may see. */
  headers: OutgoingHttpHeaders;
  body: Readable;
  /** The state of the response in the cache of Next.js: HIT, STALE or MISS. */
  state: string | undefined;
};
/** Sends a request to Next.js. Resolves when the response headers have arrived. */
export type FetchNext = (request: NextRequest) => Promise<NextResponse>;

function parseResponse(response: IncomingMessage): NextResponse {
  const { headers, statusCode = 502 } = response;
  // Next.js responds with 500 to a range outside of the file.
  const isOutsideRange = statusCode === 500 && headers['content-range'] !== undefined;
  return {
    status: isOutsideRange ? 416 : statusCode,
    headers: filterHeaders(headers, (name) => !HOP_BY_HOP.test(name) && !OF_NEXT.test(name)),
    body: response,
    state: headers['x-nextjs-cache']?.toString(),
  };
}

/** Creates a client for requests to Next.js. @param port where Next.js listens on the loopback address */
export function createNextClient(port: number): FetchNext {
  const agent = new Agent({ keepAlive: true });
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port, method, path: url, headers, setHost: false };
      const upstream = request(options);
      upstream.once('response', (response) => {
        // Next.js may respond before it has read the whole body. This connection to Next.js cannot be reused
        // then.
        response.once('close', () => upstream.writableFinished || upstream.destroy());
        resolve(parseResponse(response));
      });
      // If a client disconnects while it sends its body, the request to Next.js is aborted.
      body?.once('close', () => body.readableEnded || upstream.destroy());
      upstream.on('error', reject);
      if (body) body.pipe(upstream);
      else upstream.end();
    });
}
