import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { env } from '@/lib/env';
import { sheetJoiner } from '@/lib/joined-sheets.mjs';
import { log } from '@/lib/log/log';
import { CSP, contentSecurityPolicy, hasOwnPolicy, securityHeaders } from '@/lib/security/headers.mjs';
import { type EncodedBody, encodeQuickly } from './encoded-body';
import { findInlineScripts } from './inline-scripts';

/** The header in which Next.js reports the state of its cache entry: HIT, STALE or MISS. */
export const CACHE_STATE = 'x-nextjs-cache';

const STRICT_POLICY = contentSecurityPolicy(env);
const headersOf = securityHeaders(env);
const joinSheets = sheetJoiner(env.NEXT_DIST_DIR);

/** Browsers report web vitals if a page has this header (lib/browser/web-vitals.ts). */
const MEASURES_VITALS = env.METRICS_PORT !== undefined || env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
/** What Next.js says of responses that never change. */
const ONE_YEAR = 's-maxage=31536000';
/** Tells that a page describes a missing product (lib/pages/page-metadata.ts): `notFound()` would send an empty document. */
const MISSING = '<meta name="status" content="404"/>';

/** Shortens the time for which a shared cache may keep a response that is stale already. */
export const keepBriefly = (cacheControl: string): string =>
  cacheControl.replace(/^s-maxage=\d+/, 's-maxage=1');

/** Returns the Cache-Control of a response for browsers and shared caches. */
function limitCaching(status: number, cacheControl: string | undefined, state: unknown): string | undefined {
  const isTemporary = status === 307 || status >= 400;
  if (isTemporary && (cacheControl === undefined || cacheControl.includes(ONE_YEAR))) return 'no-store';
  if (cacheControl === undefined) return undefined;
  // A product may move to the other section and back. Without a limit, browsers keep a 308 for ever.
  if (status === 308) return 'max-age=60';
  return state === 'STALE' ? keepBriefly(cacheControl) : cacheControl;
}

/** Adds the security headers to a response, and limits how long caches may keep it. */
export function finishHeaders(
  url: string,
  status: number,
  headers: OutgoingHttpHeaders = {},
): OutgoingHttpHeaders {
  const finished = { ...headers, ...Object.fromEntries(headersOf(url)) };
  if (!hasOwnPolicy(url)) finished[CSP] = STRICT_POLICY;
  const cacheControl = limitCaching(status, headers['cache-control']?.toString(), headers[CACHE_STATE]);
  if (cacheControl !== undefined) finished['cache-control'] = cacheControl;
  return finished;
}

export type FinishedResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  body: EncodedBody;
  /** Whether the page contains a script that the shop did not write. */
  hasForeignCode: boolean;
};

/** The ETag is weak, because it is the same for every encoding. */
const etagOf = (bytes: Buffer) => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** Completes a response that was received whole: policy, status, ETag and encodings. */
export function finishResponse(
  url: string,
  { status, headers, bytes }: { status: number; headers: OutgoingHttpHeaders; bytes: Buffer },
): FinishedResponse {
  if (!String(headers['content-type']).startsWith('text/html') || hasOwnPolicy(url)) {
    const etag = etagOf(bytes);
    const finished = { ...finishHeaders(url, status, headers), etag };
    return { status, headers: finished, etag, body: encodeQuickly(bytes), hasForeignCode: false };
  }
  const { html, hashes, foreignCode } = findInlineScripts(joinSheets(bytes.toString()));
  const hasForeignCode = foreignCode !== undefined;
  if (hasForeignCode)
    log.error({ page: url, foreignCode }, 'page contains a script or style of unknown shape, blocked');
  const body = Buffer.from(html);
  const etag = etagOf(body);
  const finalStatus = status === 200 && html.includes(MISSING) ? 404 : status;
  const finished = finishHeaders(url, finalStatus, headers);
  Object.assign(finished, { [CSP]: contentSecurityPolicy(env, { scripts: hashes }), etag });
  // A header that preloads style sheets names them before they are joined.
  delete finished.link;
  if (MEASURES_VITALS) finished['server-timing'] = 'vitals';
  return { status: finalStatus, headers: finished, etag, body: encodeQuickly(body), hasForeignCode };
}
