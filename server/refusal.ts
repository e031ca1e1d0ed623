import type { IncomingMessage } from 'node:http';
import { BODY_MAX } from '@/lib/contract/limits';
import { tryDecode } from '@/lib/format/try-decode';

export type Refusal = { status: number; code: string; message: string; headers?: Record<string, string> };

/** Next.js answers other methods with a 500. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];
const TAKES_WRITES = /^\/(?:api|payment)(?=[/?]|$)/;
const IS_HANDLER = /^\/api(?=[/?]|$)/;

const BAD_REQUEST: Refusal = {
  status: 400,
  code: 'bad_request',
  message: 'The request could not be understood.',
};
export const TOO_LARGE: Refusal = { status: 413, code: 'too_large', message: 'The request is too large.' };

/**
 * Whether a request target is a path without dot segments. Next.js resolves dot segments and follows `http://other/path`,
 * and would then serve another path than the one that was checked.
 */
function isValidTarget(target: string): boolean {
  if (/^(?:\/[\w-]*)+$/.test(target)) return true;
  const path = tryDecode(target.split('?', 1)[0] ?? '');
  const hasDots = path?.split(/[/\\]/).some((segment) => segment === '.' || segment === '..');
  return hasDots === false && target.startsWith('/') && !target.includes('#');
}

/** Whether the router's state is a list in JSON. Next.js answers anything else with a 500. */
function isValidRouterState({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const state = headers['next-router-state-tree'];
  if (headers.rsc !== '1' || state === undefined) return true;
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(String(state))));
  } catch {
    return false;
  }
}

/** Counts the Host headers. Node.js takes the first one, but a proxy may have read another (RFC 9112, 3.2). */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

/** Returns why a request is refused before Next.js sees it, or undefined. */
export function findRefusal(request: Request): Refusal | undefined {
  const { method = 'GET', url = '/', headers } = request;
  if (countHosts(request.rawHeaders) > 1) return BAD_REQUEST;
  const allowed = TAKES_WRITES.test(url) ? METHODS : PAGE_METHODS;
  if (!allowed.includes(method)) {
    const message = 'This method is not allowed here.';
    return { status: 405, code: 'method_not_allowed', message, headers: { allow: allowed.join(', ') } };
  }
  if (!isValidTarget(url) || !isValidRouterState(request)) return BAD_REQUEST;
  // Route handlers check who sends a body before they check its length (contract, part 2).
  if (Number(headers['content-length'] ?? 0) > BODY_MAX && !IS_HANDLER.test(url)) return TOO_LARGE;
  return undefined;
}
