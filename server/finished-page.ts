import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { sheetJoiner } from '@/lib/joined-sheets.mjs';
import { log } from '@/lib/log/log';
import { etagOf, hasCurrent, storeAnswer } from './answer-cache';
import { addressOf } from './answer-key';
import { contentSecurityPolicy } from './content-security-policy';
import { inlineCode } from './inline-code';
import { CACHE_STATE } from './log/access-log';
import { splitTarget } from './request-head';
import { POLICY_HEADER } from './response-head';

/** What Next does not say of a page. */
type FinishedPage = {
  html: string;
  status: 200 | 404;
  /** Its Content-Security-Policy, into which its own inline scripts are hashed. */
  policy: string;
  /** The beginning of inline code that Next has not written: the page is never cached, and the code never run. */
  foreignCode: string | undefined;
  etag: string;
};

const joinSheets = sheetJoiner(env.NEXT_DIST_DIR);

/** See `lib/pages/page-metadata.ts`. */
const SAYS_MISSING = '<meta name="status" content="404"/>';

/** What a page is answered with beside its HTML. */
export function finishPage(made: string): FinishedPage {
  const { html, foreignCode, ...code } = inlineCode(made);
  return {
    html,
    // Next's `notFound()` would send an empty document that only a script fills; this page is whole without any.
    status: html.includes(SAYS_MISSING) ? 404 : 200,
    policy: contentSecurityPolicy(code),
    foreignCode,
    etag: etagOf(html),
  };
}

/**
 * Completes the head of a finished page.
 * @returns whether its body is to follow
 */
function completeHead(page: FinishedPage, request: IncomingMessage, response: ServerResponse): boolean {
  if (!response.hasHeader(POLICY_HEADER)) response.setHeader(POLICY_HEADER, page.policy);
  response.setHeader('etag', page.etag);
  if (response.statusCode !== 200 || !hasCurrent(request, page.etag)) return true;
  response.statusCode = 304;
  response.removeHeader('content-length');
  return false;
}

function warnOf({ foreignCode }: FinishedPage, { url = '/' }: IncomingMessage): void {
  if (foreignCode === undefined) return;
  log.error(
    { page: splitTarget(url)[0], foreignCode },
    'a page has a script or a style sheet in it that is not its own: it is not run',
  );
}

type Bytes = string | Uint8Array;
type Page = { body: Bytes; send: (body?: Bytes) => void; key: string | undefined };

function sendPage(request: IncomingMessage, response: ServerResponse, { body, send, key }: Page): void {
  const page = finishPage(joinSheets(Buffer.from(body).toString()));
  const { html } = page;
  if (response.hasHeader('content-length')) response.setHeader('content-length', Buffer.byteLength(html));
  const isMissing = page.status === 404 && response.statusCode === 200;
  if (isMissing) response.statusCode = 404;
  warnOf(page, request);
  const { statusCode: status } = response;
  send(completeHead(page, request, response) ? html : undefined);
  storeAnswer(key, request, response, { status, sent: [html] });
  // To Next the answer stays a 200: it renders a stale page behind it, and after a 404 it would write the head of its
  // not-found page over that of a product that has come meanwhile.
  if (isMissing) response.statusCode = 200;
}

const isBytes = (body: unknown): body is Bytes => typeof body === 'string' || body instanceof Uint8Array;

const RENEWAL_MS = 10_000;

/** Next renews no page behind a payload that is only prefetched: the page is asked for. */
function renewBehind(key: string): void {
  const page = `${env.storefrontUrl}${addressOf(key)}`;
  fetch(page, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(RENEWAL_MS) }).catch(
    (error: unknown) => log.warn({ path: addressOf(key), err: error }, 'a page was not made anew'),
  );
}

/**
 * Sends whatever page Next finishes as its finished version: with its policy, ETag and status; and keeps it, and its RSC
 * payloads, which come in pieces. Call it after the compression is in place and before Next gets the answer.
 * @param key where the answer may be kept
 */
export function sendFinishedPages(request: IncomingMessage, response: ServerResponse, key?: string): void {
  const { write, end } = response;
  const pieces: Bytes[] = [];
  const isOf = (type: string) => String(response.getHeader('content-type')).startsWith(type);
  function endPayload(sent: Bytes[]) {
    storeAnswer(key, request, response, { status: response.statusCode, sent });
    if (key !== undefined && response.getHeader(CACHE_STATE) === 'STALE') renewBehind(key);
  }
  response.write = (...args: unknown[]) => {
    const [piece] = args;
    if (key !== undefined && isOf('text/x-component') && isBytes(piece)) pieces.push(piece);
    return Reflect.apply(write, response, args);
  };
  response.end = (...args: unknown[]) => {
    const [body, ...rest] = args;
    if (isBytes(body) && !response.headersSent && isOf('text/html')) {
      const callback = rest.find((one) => typeof one === 'function');
      const send: Page['send'] = (bytes) => Reflect.apply(end, response, [bytes, callback]);
      sendPage(request, response, { body, send, key });
      return response;
    }
    // What Next says to HEAD is the length of the page before its sheets are joined.
    if (request.method === 'HEAD' && !response.headersSent && isOf('text/html'))
      response.removeHeader('content-length');
    Reflect.apply(end, response, args);
    if (pieces.length > 0) endPayload(pieces.concat(isBytes(body) ? body : []));
    return response;
  };
}
