import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { Readable } from 'node:stream';

/** Headers of one connection, which a proxy does not forward (RFC 9110, 7.6.1). */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect)$/;
/** Headers by which Next.js, a middleware or a host control rendering. A client must not send them. */
const INTERNAL =
  /^(x-(middleware|prerender|nextjs|next|invoke|matched|now|vercel)-.*|next-resume|purpose|content-security-policy.*)$/;
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|x-request-id|traceparent|tracestate)$/;
const ROUTER = /^(rsc|next-router-.*|next-url)$/;
/** Pages are the same for everybody, and the page cache compresses and revalidates them itself. */
const NOT_FOR_PAGES = /^(cookie|authorization|accept-encoding|if-.*|range)$/;

type ClientRequest = Pick<IncomingMessage, 'headers' | 'url'>;
type Options = { isPage: boolean; trustsProxy: boolean };

/** Returns the headers of a client's request that Next.js may see. */
export function forwardedHeaders(
  { headers, url = '' }: ClientRequest,
  { isPage, trustsProxy }: Options,
): OutgoingHttpHeaders {
  const isHandler = url.startsWith('/api/');
  const isDropped = (name: string) =>
    HOP_BY_HOP.test(name) ||
    INTERNAL.test(name) ||
    (!trustsProxy && FORWARDED.test(name)) ||
    (headers.rsc !== '1' && ROUTER.test(name)) ||
    (isPage && NOT_FOR_PAGES.test(name)) ||
    (!isHandler && (name === 'cookie' || name === 'authorization'));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));
}

/** Returns the headers of a response of Next.js that a client may see. */
export function responseHeaders({ headers }: Pick<IncomingMessage, 'headers'>): OutgoingHttpHeaders {
  const isDropped = (name: string) => HOP_BY_HOP.test(name) || name.startsWith('x-middleware-');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));
}

export type NextRequest = { method: string; url: string; headers: OutgoingHttpHeaders };
/** Sends a request to Next.js. Resolves when the response headers have arrived. */
export type FetchNext = (request: NextRequest, body?: Readable) => Promise<IncomingMessage>;

/** @param port where Next.js listens on the loopback address */
export function createNextClient(port: number): FetchNext {
  const agent = new Agent({ keepAlive: true });
  return ({ method, url, headers }, body) =>
    new Promise((resolve, reject) => {
      const upstream = request({
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers,
        setHost: false,
      });
      upstream.once('response', (response) => {
        // Next.js may respond before it has read the whole body. The connection cannot be used again then.
        response.once('close', () => upstream.writableFinished || upstream.destroy());
        resolve(response);
      });
      // A client that disconnects while it sends its body ends the request.
      body?.once('close', () => body.readableEnded || upstream.destroy());
      upstream.on('error', reject);
      if (body) body.pipe(upstream);
      else upstream.end();
    });
}
