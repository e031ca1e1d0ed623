import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { CSP_HEADER, contentSecurityPolicy, hasOwnCsp, securityHeaders } from '@/lib/security/headers.mjs';
import { encodeBodyQuickly, type FinishedResponse } from './encoded-body';
import { findInlineScripts, hashSource } from './inline-scripts';
import { createStyleInliner } from './inline-styles';

/** The header in which Next.js reports the state of its cache entry: HIT, STALE or MISS. */
export const CACHE_STATE_HEADER = 'x-nextjs-cache';

const STRICT_POLICY = contentSecurityPolicy(env);
const headersOf = securityHeaders(env);
const inlineStyles = createStyleInliner(env.NEXT_DIST_DIR);

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

/** Shortens the time for which a shared cache may keep a response that is stale already. */
export const shortenSharedCacheTime = (cacheControl: string): string =>
  cacheControl.replace(/^s-maxage=\d+/, 's-maxage=1');

/** Returns the Cache-Control of a response for browsers and shared caches. */
function limitCaching(status: number, cacheControl: string | undefined, state: unknown): string | undefined {
  const isTemporary = status === 307 || status >= 400;
  if (isTemporary && (cacheControl === undefined || cacheControl.includes(ONE_YEAR))) return 'no-store';
  if (cacheControl === undefined) return undefined;
  // A product may move to the other section and back. Without a limit, browsers keep a 308 for ever.
  if (status === 308) return 'max-age=60';
  return state === 'STALE' ? shortenSharedCacheTime(cacheControl) : cacheControl;
}

/** Adds the security headers to a response, and limits how long caches may keep it. */
export function finishHeaders(
  url: string,
  status: number,
  headers: OutgoingHttpHeaders = {},
): OutgoingHttpHeaders {
  const finished = { ...headers, ...Object.fromEntries(headersOf(url)) };
  if (!hasOwnCsp(url)) finished[CSP_HEADER] = STRICT_POLICY;
  const cacheControl = limitCaching(
    status,
    headers['cache-control']?.toString(),
    headers[CACHE_STATE_HEADER],
  );
  if (cacheControl !== undefined) finished['cache-control'] = cacheControl;
  return finished;
}

const FONT_PRELOAD = /<([^>"]+)>; rel=preload; as="font"; crossorigin=""; type="([\w/]+)"/g;

/**
 * Moves the font preloads of Next.js from the Link header into the page. There they follow the largest picture,
 * which they would delay, and precede the scripts, which would delay them.
 */
function preloadFonts(html: string, link: OutgoingHttpHeaders[string] = ''): string {
  const fonts = Array.from(
    String(link).matchAll(FONT_PRELOAD),
    ([, href, type]) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="${type}"/>`,
  );
  return html.replace('<link rel="stylesheet"', (sheet) => [...new Set(fonts), sheet].join(''));
}

type NextResponse = { status: number; headers: OutgoingHttpHeaders; bytes: Buffer };

/** Completes the headers and the body. The ETag is weak, because it is the same for every encoding. */
function finish(url: string, { status, headers, bytes }: NextResponse): FinishedResponse {
  const finished = finishHeaders(url, status, headers);
  finished.etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
  // The length depends on the encoding.
  delete finished['content-length'];
  return { status, headers: finished, body: encodeBodyQuickly(bytes) };
}

/** Completes a response whose whole body was received: policy, status, ETag and encodings. */
export function finishResponse(url: string, response: NextResponse): FinishedResponse {
  const isPage = String(response.headers['content-type']).startsWith('text/html') && !hasOwnCsp(url);
  if (!isPage) return finish(url, response);
  const {
    html: page,
    hashes,
    foreignCode,
  } = findInlineScripts(preloadFonts(response.bytes.toString(), response.headers.link));
  const { html, style } = inlineStyles(page);
  const status = response.status === 200 && html.includes(MISSING) ? 404 : response.status;
  const finished = finish(url, { status, headers: response.headers, bytes: Buffer.from(html) });
  const styles = style === undefined ? [] : [hashSource(style)];
  finished.headers[CSP_HEADER] = contentSecurityPolicy(env, { scripts: hashes, styles });
  delete finished.headers.link;
  if (MEASURES_VITALS) finished.headers['server-timing'] = 'vitals';
  if (foreignCode !== undefined) {
    log.error(
      { page: url, foreignCode },
      'page contains an unknown inline script or style, which is blocked',
    );
    finished.headers['cache-control'] = 'no-store';
  }
  return finished;
}
