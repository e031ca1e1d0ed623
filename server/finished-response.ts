import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { compress } from '@/lib/compress.mjs';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { CSP_HEADER, contentSecurityPolicy, hasOwnCsp, securityHeaders } from '@/lib/security/headers.mjs';
import { createHtmlFinisher } from '@/lib/security/next-html';
import type { NextResponse } from './next-client';

const STRICT_POLICY = contentSecurityPolicy(env);
const listSecurityHeaders = securityHeaders(env);
const finishHtml = createHtmlFinisher(env.NEXT_DIST_DIR);

/**
 * True if web vitals are collected. Pages then have a Server-Timing header, with which the server asks browsers
 * to report their vitals (lib/browser/web-vitals.ts).
 */
const MEASURES_VITALS = env.METRICS_PORT !== undefined || env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
/** The directive of Next.js for responses that never change. */
const ONE_YEAR = 's-maxage=31536000';
/**
 * Marks a page for missing content, which is sent with status 404 (lib/pages/page-metadata.ts). `notFound()`
 * would send an empty document instead.
 */
const MISSING = '<meta name="status" content="404"/>';

/** Bodies are compressed one after the other, so that this takes at most one thread. */
const brotliQueue = pLimit(1);

type Encoding = 'identity' | 'gzip' | 'br';

/** A body, and its compressed forms, which are created when a client needs them. */
type Body = { identity: Buffer; gzip?: Buffer; br?: Buffer; isQueued?: boolean };

/** A response of Next.js that was received completely, with the headers that clients get. */
export type FinishedResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Body;
  /** The names and values of the headers for an encoding, kept because a cached response is sent many times. */
  encodedHeaders: Partial<Record<Encoding, OutgoingHttpHeader[]>>;
  /** The state of the page in the cache of Next.js: HIT, STALE or MISS. */
  state: string | undefined;
};

/** Adds the security headers to a response, and limits how long caches may keep it. */
export function finishHeaders(
  url: string,
  status: number,
  headers: OutgoingHttpHeaders,
): OutgoingHttpHeaders {
  const cacheControl = headers['cache-control']?.toString();
  const isTemporary = status === 307 || status >= 400;
  const isUnlimited = cacheControl === undefined || cacheControl.includes(ONE_YEAR);
  return {
    ...headers,
    ...Object.fromEntries(listSecurityHeaders(url)),
    ...(!hasOwnCsp(url) && { [CSP_HEADER]: STRICT_POLICY }),
    ...(isTemporary && isUnlimited && { 'cache-control': 'no-store' }),
    // A product may move to the other section and back. Without a limit, browsers keep a 308 for ever.
    ...(status === 308 && { 'cache-control': 'max-age=60' }),
  };
}

/** Receives a response of Next.js completely, and completes it. */
export async function finishResponse(url: string, received: NextResponse): Promise<FinishedResponse> {
  const bytes = await buffer(received.body);
  // The length depends on the encoding. The fonts of the Link header are preloaded by the page.
  const { 'content-length': _, link, ...headers } = received.headers;
  const isPage = String(headers['content-type']).startsWith('text/html') && !hasOwnCsp(url);
  const page = isPage ? finishHtml(bytes.toString(), String(link ?? '')) : undefined;
  const isMissing = received.status === 200 && page?.html.includes(MISSING);
  const status = isMissing ? 404 : received.status;
  const identity = page ? Buffer.from(page.html) : bytes;
  const finished = finishHeaders(url, status, headers);
  // The ETag is weak, because it is the same for every encoding.
  finished.etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  if (page) finished[CSP_HEADER] = contentSecurityPolicy(env, page);
  if (page && MEASURES_VITALS) finished['server-timing'] = 'vitals';
  if (page?.foreignCode !== undefined) {
    const { foreignCode } = page;
    log.error(
      { page: url, foreignCode },
      'page contains an unknown inline script or style, which is blocked',
    );
    finished['cache-control'] = 'no-store';
  }
  const { state } = received;
  const response = { status, headers: finished, body: { identity }, encodedHeaders: {}, state };
  return state === 'STALE' ? markStale(response) : response;
}

/** Marks a response as stale. A shared cache may keep it for only a second. */
export function markStale(response: FinishedResponse): FinishedResponse {
  const { 'cache-control': cacheControl = '', ...headers } = response.headers;
  const shortened = String(cacheControl).replace(/^s-maxage=\d+/, 's-maxage=1');
  if (shortened) headers['cache-control'] = shortened;
  return { ...response, headers, encodedHeaders: {}, state: 'STALE' };
}

/** Compresses a body with Brotli in the background, once. This takes about 0.1 s for a page. */
export function queueBrotli(body: Body): void {
  if (body.isQueued) return;
  body.isQueued = true;
  brotliQueue(async () => {
    body.br = await compress.br(body.identity);
  }).catch((error: unknown) => log.error({ err: error }, 'page could not be compressed with Brotli'));
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  const entry = acceptEncoding
    .split(',')
    .find((one) => one.split(';', 1)[0]?.trim().toLowerCase() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

function chooseEncoding(body: Body, accepted: string): Encoding {
  if (body.br && accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Lists names and values of headers alternately. Node.js sends such a list faster than an object. */
const listHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeader[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));

/** Sends a response in the smallest encoding that the client accepts, or 304 if the client has it already. */
export function sendFinishedResponse(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, encodedHeaders }: FinishedResponse,
): void {
  const known = asked['if-none-match']?.split(',') ?? [];
  if (status === 200 && known.some((etag) => etag.trim() === headers.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(body, String(asked['accept-encoding'] ?? ''));
  if (encoding === 'gzip') body.gzip ??= gzipSync(body.identity);
  const bytes = body[encoding] ?? body.identity;
  encodedHeaders[encoding] ??= listHeaders({
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  });
  response.writeHead(status, encodedHeaders[encoding]).end(bytes);
}
