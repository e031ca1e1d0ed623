import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES } from '@/lib/contract/limits';
import { STATUS_BY_ERROR_CODE } from '@/lib/errors/api-error';
import { decodeUrlPart } from '@/lib/format/decode-url-part';
import { finishHeaders } from './finished-response';

const MESSAGES = {
  bad_request: 'The request could not be understood.',
  method_not_allowed: 'This method is not allowed here.',
  too_large: 'The request is too large, or does not declare its length.',
  upstream_failed: 'Something went wrong.',
};
type Rejection = keyof typeof MESSAGES;

/** Next.js responds with 500 to other methods. */
const HANDLER_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];
const IS_HANDLER = /^\/api(?=[/?]|$)/;
const IS_PAYMENT = /^\/payment(?=[/?]|$)/;
/** How long a response waits for the rest of its request body, in milliseconds. */
const LINGER_MS = 2_000;

const listMethods = (url = '/') =>
  IS_HANDLER.test(url) || IS_PAYMENT.test(url) ? HANDLER_METHODS : PAGE_METHODS;

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

/** Returns true for a list in JSON. Next.js responds with 500 to any other state of its router. */
function isValidRouterState(state: string): boolean {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(state)));
  } catch {
    return false;
  }
}

/** Returns true if the request has a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns true for the name of a Host header in `rawHeaders`, where names and values alternate. */
const isHostName = (entry: string, index: number) =>
  index % 2 === 0 && entry.length === 4 && entry.toLowerCase() === 'host';

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

/** Returns why a request is rejected before Next.js sees it, or undefined. */
export function findRejection(request: Request): Rejection | undefined {
  const { method = 'GET', url = '/', headers, rawHeaders } = request;
  const { rsc, 'next-router-state-tree': routerState } = headers;
  // Node.js takes the first Host header, but a proxy may have read another (RFC 9112, 3.2).
  if (rawHeaders.filter(isHostName).length > 1 || !isValidTarget(url)) return 'bad_request';
  if (!listMethods(url).includes(method)) return 'method_not_allowed';
  if (rsc === '1' && routerState && !isValidRouterState(String(routerState))) return 'bad_request';
  // Route handlers check the length themselves, after they have checked who sends the body (contract, part 2).
  if (!hasBody(request) || IS_HANDLER.test(url)) return undefined;
  return Number(headers['content-length']) <= MAX_BODY_BYTES ? undefined : 'too_large';
}

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
export async function sendRejection(
  request: IncomingMessage,
  response: ServerResponse,
  code: Rejection,
): Promise<void> {
  if (response.headersSent) return void response.destroy();
  const { url = '/' } = request;
  const status = STATUS_BY_ERROR_CODE[code];
  const message = MESSAGES[code];
  const error = { status: 'error', code, message, errors: [{ msg: message }] };
  const [type, text] = IS_HANDLER.test(url)
    ? ['application/json', JSON.stringify(error)]
    : ['text/plain', message];
  const headers = finishHeaders(url, status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': text.length,
    ...(status === 405 && { allow: listMethods(url).join(', ') }),
    ...createCloseHeader(request),
  });
  response.writeHead(status, headers).write(text);
  await endAfterRequestBody(request, response);
}
