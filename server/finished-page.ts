import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { pino } from 'pino';
import type { CachedPage } from '@/lib/revalidate/cached-pages';
import { contentSecurityPolicy } from './content-security-policy';
import { inlineCode } from './inline-code';
import { splitTarget } from './request-head';
import { POLICY_HEADER } from './response-head';

type Encoding = 'br' | 'gzip' | 'identity';

/** One version of a finished page: what its answer is made of. */
export type FinishedPage = {
  status: 200 | 404;
  /** Its Content-Security-Policy, into which its own inline scripts are hashed. */
  policy: string;
  /** The beginning of inline code that Next has not written: the page is never cached, and the code never run. */
  stranger: string | undefined;
  etag: string;
  /** Encoded when first asked for. */
  bodies: Map<Encoding, Buffer>;
  /** Where it is cached, and the tags by which it is renewed; of a query page nothing is known. */
  cached?: CachedPage | undefined;
};

/** A shop has some three hundred pages; one takes some 200 KB, its HTML (the key) included. */
const MAX_PAGES = 1_000;
const MAX_BYTES = 96 * 1024 * 1024;
const MAX_QUERY_PAGES = 200;

/** Two thirds of what the best level saves, for a hundredth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const ENCODE: Record<Encoding, (html: Buffer) => Buffer> = {
  br: (html) => brotliCompressSync(html, BROTLI),
  gzip: (html) => gzipSync(html),
  identity: (html) => html,
};

/** See `lib/pages/page-metadata.ts`. */
const SAYS_MISSING = '<meta name="status" content="404"/>';

/** The HTML itself is the key, so that no version can be older than what Next was to send. */
const pages = new LRUCache<string, FinishedPage>({
  max: MAX_PAGES,
  maxSize: MAX_BYTES,
  sizeCalculation: (_page, html) => 2 * html.length + 1,
});
/** Apart, so that no flood of queries drives out what everybody asks for. */
const queryPages = new LRUCache<string, FinishedPage>({ max: MAX_QUERY_PAGES });

globalThis.listCachedPages = () => [...pages.values()].flatMap(({ cached }) => cached ?? []);

function finishPage(html: string): FinishedPage {
  const { stranger, ...code } = inlineCode(html);
  return {
    // Next's `notFound()` would send an empty document that only a script fills; this page is whole without any.
    status: html.includes(SAYS_MISSING) ? 404 : 200,
    policy: contentSecurityPolicy(code),
    stranger,
    etag: `W/"${createHash('sha1').update(html).digest('base64url')}"`,
    bodies: new Map(),
  };
}

/** A page as it goes over the wire: hashing and encoding the same 60 KB anew would cost more than all the rest. */
export function finishedPage(html: string): FinishedPage {
  return pages.get(html) ?? queryPages.get(html) ?? finishPage(html);
}

/**
 * Stores a version that Next caches, at each reading: a page may come to the same HTML by other tags.
 * @param cached nothing for a query page
 */
export function storePage(html: string, page: FinishedPage, cached?: CachedPage): void {
  const isKnown = page.cached?.path === cached?.path && page.cached?.tags === cached?.tags;
  const store = cached ? pages : queryPages;
  if (isKnown && store.has(html)) return;
  page.cached = cached;
  store.set(html, page);
}

/** The body in an encoding, made once. */
export function bodyOf(page: FinishedPage, html: string, encoding: Encoding): Buffer {
  const body = page.bodies.get(encoding) ?? ENCODE[encoding](Buffer.from(html));
  page.bodies.set(encoding, body);
  return body;
}

/** @param accepted an Accept-Encoding header */
function accepts(accepted: string, name: string): boolean {
  const entry = accepted.split(',').find((one) => one.split(';', 1)[0]?.trim().toLowerCase() === name);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

function bestEncoding({ headers }: IncomingMessage): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((name) => accepts(accepted, name)) ?? 'identity';
}

/**
 * Completes the head of a finished page, and chooses its body.
 * @returns none with a 304
 */
function answerWith(
  page: FinishedPage,
  html: string,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer | undefined {
  const encoding = bestEncoding(request);
  if (!response.hasHeader(POLICY_HEADER)) response.setHeader(POLICY_HEADER, page.policy);
  response.setHeader('etag', page.etag);
  response.setHeader(
    'vary',
    [response.getHeader('vary'), 'Accept-Encoding'].flat().filter(Boolean).join(', '),
  );
  const known = request.headers['if-none-match']?.split(',').some((one) => one.trim() === page.etag);
  if (response.statusCode === 200 && known) {
    response.statusCode = 304;
    response.removeHeader('content-length');
    return undefined;
  }
  const body = bodyOf(page, html, encoding);
  response.setHeader('content-length', body.length);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  return body;
}

const log = pino({ name: 'storefront' });

function warnOf({ stranger }: FinishedPage, { url = '/' }: IncomingMessage): void {
  if (stranger === undefined) return;
  log.error(
    { page: splitTarget(url)[0], stranger },
    'a page has a script or a style sheet in it that is not its own: it is not run',
  );
}

/**
 * Sends whatever page Next finishes as its finished version: with its policy, ETag, status and encoded body. Call it after
 * the compression is in place and before Next gets the answer.
 */
export function sendFinishedPages(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end;
  response.end = function finish(this: ServerResponse, ...args: unknown[]) {
    const [body, ...rest] = args;
    const isPage = String(response.getHeader('content-type')).startsWith('text/html');
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
    if (!isPage || !isWhole || response.headersSent) return Reflect.apply(end, response, args);

    const html = body.toString();
    const page = finishedPage(html);
    const isMissing = page.status === 404 && response.statusCode === 200;
    if (isMissing) response.statusCode = 404;
    warnOf(page, request);
    const callback = rest.find((one) => typeof one === 'function');
    Reflect.apply(end, response, [answerWith(page, html, request, response), callback]);
    // To Next the answer stays a 200: it renders a stale page behind it, and after a 404 it would write the head of its
    // not-found page over that of a product that has come meanwhile.
    if (isMissing) response.statusCode = 200;
    return response;
  };
}
