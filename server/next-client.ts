import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { Readable } from 'node:stream';
import { REQUEST_ID_HEADER } from '@/lib/log/request-id';
import { getForwardedIpAddress } from '@/lib/rate-limit/network';

/** Headers of one connection, which a proxy does not forward (RFC 9110, 7.6.1). */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect)$/;
/** Headers that control Next.js, its middleware or a hosting platform. They are not accepted from clients. */
const INTERNAL =
  /^(x-(middleware|prerender|nextjs|next|invoke|matched|now|vercel)-.*|next-resume|purpose|content-security-policy.*)$/;
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|x-request-id|traceparent|tracestate)$/;
const ROUTER = /^(rsc|next-router-.*|next-url)$/;
const PERSONAL = /^(cookie|authorization)$/;
/**
 * This header is not forwarded with GET and HEAD, because their bodies are not forwarded either. Next.js would
 * read the next request on the connection as the body (request smuggling).
 */
const LENGTH = /^content-length$/;
/** Headers that are not forwarded for pages, because the page cache compresses and revalidates pages itself. */
const CONDITIONAL = /^(accept-encoding|if-.*|range)$/;
/**
 * Response headers that clients do not get: internal ones of Next.js, and its date, because the public server
 * adds its own.
 */
const OF_NEXT = /^(x-middleware-.*|date)$/;

const withoutHeaders = (headers: IncomingMessage['headers'], patterns: RegExp[]): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !patterns.some((pattern) => pattern.test(name))),
  );

type Forwarding = { isPage: boolean; requestId: string; hops: number };

/** Returns true for GET and HEAD. Their bodies are not forwarded. */
export const isReadMethod = (method = 'GET'): boolean => method === 'GET' || method === 'HEAD';

/**
 * Returns the headers of a client's request that Next.js may see. Cookies and credentials are forwarded only to
 * `/api`, because pages are the same for everybody.
 */
export function selectForwardedHeaders(
  { headers, method, url = '', socket }: IncomingMessage,
  { isPage, requestId, hops }: Forwarding,
): OutgoingHttpHeaders {
  const patterns = [
    HOP_BY_HOP,
    INTERNAL,
    ...(isReadMethod(method) ? [LENGTH] : []),
    ...(hops > 0 ? [] : [FORWARDED]),
    ...(headers.rsc === '1' ? [] : [ROUTER]),
    ...(isPage ? [CONDITIONAL] : []),
    ...(url.startsWith('/api/') ? [] : [PERSONAL]),
  ];
  const forwarded = hops > 0 && getForwardedIpAddress(headers['x-forwarded-for'], hops);
  return {
    ...withoutHeaders(headers, patterns),
    'x-forwarded-for': forwarded || (socket.remoteAddress ?? ''),
    [REQUEST_ID_HEADER]: requestId,
  };
}

/** Returns the headers of a response of Next.js that a client may see. */
export const selectResponseHeaders = ({ headers }: Pick<IncomingMessage, 'headers'>): OutgoingHttpHeaders =>
  withoutHeaders(headers, [HOP_BY_HOP, OF_NEXT]);

export type NextRequest = { method: string; url: string; headers: OutgoingHttpHeaders };
/** Sends a request to Next.js. Resolves when the response headers have arrived. */
export type FetchNext = (request: NextRequest, body?: Readable) => Promise<IncomingMessage>;

/** Creates a client for requests to Next.js. @param port where Next.js listens on the loopback address */
export function createNextClient(port: number): FetchNext {
  const agent = new Agent({ keepAlive: true });
  return ({ method, url, headers }, body) =>
    new Promise((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port, method, path: url, headers, setHost: false };
      const upstream = request(options);
      upstream.once('response', (response) => {
        // Next.js may respond before it has read the whole body. This connection to Next.js cannot be reused
        // then.
        response.once('close', () => upstream.writableFinished || upstream.destroy());
        resolve(response);
      });
      // If a client disconnects while it sends its body, the request to Next.js is aborted.
      body?.once('close', () => body.readableEnded || upstream.destroy());
      upstream.on('error', reject);
      if (body) body.pipe(upstream);
      else upstream.end();
    });
}
