import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { BODY_MAX } from '@/lib/contract/limits';
import { tryDecode } from '@/lib/format/try-decode';
import { isStrayFile } from '@/lib/i18n/page-route';
import { isStopping } from '@/lib/shutdown';

// Next answers any other with a 500 or an empty 400.
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** A page is only read: a form is sent to a handler. Next would read whatever is posted to one, all of it. */
const PAGE_METHODS = ['GET', 'HEAD'];
const IS_HANDLER = /^\/api(?=[/?]|$)/;
const TAKES_WRITES = /^\/(api|payment)(?=[/?]|$)/;

export type Refusal = { status: number; code: string; message: string; headers?: Record<string, string> };

const BAD_REQUEST: Refusal = {
  status: 400,
  code: 'bad_request',
  message: 'The request could not be understood.',
};
/** A shop that is closing is alive but no longer ready: balancers are to look elsewhere. */
const NOT_READY: Refusal = { status: 503, code: 'unavailable', message: 'The shop is closing.' };
const NO_FILE: Refusal = { status: 404, code: 'not_found', message: 'There is no such file.' };
export const TOO_LARGE: Refusal = {
  status: 413,
  code: 'too_large',
  message: 'The request is too large.',
};

/**
 * Only the origin form is a target: `http://elsewhere/men` would be redirected to elsewhere. Next resolves dot segments and takes a
 * fragment away, so that it would answer another path than the one that is admitted here; no client sends them.
 */
function isReadable(target: string): boolean {
  const path = tryDecode(target.split('?', 1)[0] ?? '');
  const isTidy = path?.split(/[/\\]/).every((segment) => segment !== '.' && segment !== '..');
  return isTidy === true && target.startsWith('/') && !target.includes('#');
}

/** Next's own check; what fails it would be a 500 of a page that is rendered for one visitor. */
function isRouterState(headers: IncomingHttpHeaders): boolean {
  try {
    if (headers.rsc === '1') parseAndValidateFlightRouterState(headers['next-router-state-tree']);
    return true;
  } catch {
    return false;
  }
}

/** Whether a route handler answers: of all but personal pages it alone is told who asks. */
export function isHandler(target = '/'): boolean {
  return IS_HANDLER.test(target);
}

/** Whether a body comes with a request. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** Whether a body is announced that is longer than any may be. */
export function isTooLarge({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return Number(headers['content-length'] ?? 0) > BODY_MAX;
}

const isHostName = (text: string, index: number): boolean =>
  index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';

/** HTTP/1.1 demands one host and no second (RFC 9112, 3.2). Node would refuse none without our headers, and take the first of two. */
function namesOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>) {
  const hosts = rawHeaders.filter(isHostName).length;
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/**
 * Why a request is refused before Next sees it; undefined when it is not. Route handlers limit their bodies themselves,
 * after they have looked who asks (contract, Own handlers).
 */
export function refusalOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>,
): Refusal | undefined {
  const { method = 'GET', url = '/', headers } = request;
  if (!namesOneHost(request)) return BAD_REQUEST;
  if (isStopping() && url === '/api/health?ready=1') return NOT_READY;
  const allowed = TAKES_WRITES.test(url) ? METHODS : PAGE_METHODS;
  if (!allowed.includes(method)) {
    const message = 'This method is not allowed here.';
    return { status: 405, code: 'method_not_allowed', message, headers: { allow: allowed.join(', ') } };
  }
  if (!isReadable(url) || !isRouterState(headers)) return BAD_REQUEST;
  if (isTooLarge(request) && !isHandler(url)) return TOO_LARGE;
  return unservable(url);
}

/** Why nobody has what a readable target names. */
function unservable(url: string): Refusal | undefined {
  if (isStrayFile(url.split('?', 1)[0] ?? '')) return NO_FILE;
}

/**
 * Limits a body while Next reads it, which holds the payment provider's in memory before it forwards them.
 * @param refuse called once, when it has become too long; nothing more is handed on then
 */
export function limitBody(request: Pick<IncomingMessage, 'push'>, refuse: () => void): void {
  const push = request.push;
  let bytes = 0;
  request.push = (chunk, encoding) => {
    const before = bytes;
    bytes += chunk?.length ?? 0;
    if (bytes <= BODY_MAX) return push.call(request, chunk, encoding);
    if (before <= BODY_MAX) refuse();
    return true;
  };
}
