import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES } from '@/lib/contract/limits';
import { decodeUrlPart } from '@/lib/format/decode-url-part';
import { finishHeaders } from './finish-response';

export type Rejection = { status: number; code: string; message: string; headers?: Record<string, string> };

/** The methods that `/api` and `/payment` accept. Next.js responds to any other with a 500. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];
const TAKES_WRITES = /^\/(?:api|payment)(?=[/?]|$)/;
const IS_HANDLER = /^\/api(?=[/?]|$)/;
/** How long a response waits for the rest of its request body, in milliseconds. */
const LINGER_MS = 2_000;

const BAD_REQUEST: Rejection = {
  status: 400,
  code: 'bad_request',
  message: 'The request could not be understood.',
};
export const TOO_LARGE_REJECTION: Rejection = {
  status: 413,
  code: 'too_large',
  message: 'The request is too large.',
};

/**
 * Returns true if the request target is a path without dot segments. Next.js resolves dot segments and
 * follows `http://other/path`, and would then serve another path than the one that was checked.
 */
function isValidTarget(target: string): boolean {
  if (/^(?:\/[\w-]*)+$/.test(target)) return true;
  const path = decodeUrlPart(target.split('?', 1)[0] ?? '');
  const hasDots = path?.split(/[/\\]/).some((segment) => segment === '.' || segment === '..');
  return hasDots === false && target.startsWith('/') && !target.includes('#');
}

/** Returns true if the router's state is a list in JSON. Next.js answers anything else with a 500. */
function isValidRouterState({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const state = headers['next-router-state-tree'];
  if (headers.rsc !== '1' || state === undefined) return true;
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(String(state))));
  } catch {
    return false;
  }
}

/** Returns true for the name of a Host header in `rawHeaders`, where names and values alternate. */
const isHostName = (entry: string, index: number) =>
  index % 2 === 0 && entry.length === 4 && entry.toLowerCase() === 'host';

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

/** Returns why a request is rejected before Next.js sees it, or undefined. */
export function findRejection(request: Request): Rejection | undefined {
  const { method = 'GET', url = '/', headers, rawHeaders } = request;
  // Node.js takes the first Host header, but a proxy may have read another (RFC 9112, 3.2).
  if (rawHeaders.filter(isHostName).length > 1) return BAD_REQUEST;
  const allowed = TAKES_WRITES.test(url) ? METHODS : PAGE_METHODS;
  if (!allowed.includes(method)) {
    const message = 'This method is not allowed here.';
    return { status: 405, code: 'method_not_allowed', message, headers: { allow: allowed.join(', ') } };
  }
  if (!isValidTarget(url) || !isValidRouterState(request)) return BAD_REQUEST;
  // Route handlers check the length themselves, after they have checked who sends the body (contract, part 2).
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES && !IS_HANDLER.test(url))
    return TOO_LARGE_REJECTION;
  return undefined;
}

/** Returns true if the request has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns `Connection: close` for a response that is sent before the whole request has arrived. */
export const createCloseHeader = (request: IncomingMessage) =>
  !request.complete && hasBody(request) ? { connection: 'close' } : {};

/**
 * Ends a response after the rest of the request body has arrived. If the connection were closed earlier, it
 * would be reset, and the client might lose the response.
 */
export async function endAfterRequestBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!request.complete && hasBody(request)) {
    request.resume();
    await once(request, 'end', { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
  }
  response.end();
}

/** Sends a rejection: under /api in the shape of the contract, otherwise as text. */
export function sendRejection(
  request: IncomingMessage,
  response: ServerResponse,
  rejection: Rejection,
): void {
  if (response.headersSent) return void response.destroy();
  const { status, code, message, headers } = rejection;
  const { url = '/' } = request;
  const [type, text] = url.startsWith('/api/')
    ? ['application/json', JSON.stringify({ status: 'error', code, message, errors: [{ msg: message }] })]
    : ['text/plain', message];
  const own = { 'content-type': `${type}; charset=utf-8`, 'content-length': text.length, ...headers };
  response.writeHead(status, finishHeaders(url, status, { ...own, ...createCloseHeader(request) }));
  response.write(text);
  endAfterRequestBody(request, response).catch(() => response.destroy());
}
