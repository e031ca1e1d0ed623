import 'server-only';
import { createHmac } from 'node:crypto';
import { ApiError, getErrorStatus, hasErrorCode } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { maskIpAddress } from '@/lib/log/redact';
import { getSessionSecret } from '@/lib/session/session';
import type { RouteParams } from './route-call';

/**
 * Returns method and path for the log. Dynamic segments are masked, because they may contain the token of an
 * email.
 */
export function formatRouteForLog(request: Request, params: RouteParams): string {
  const held = new Set(Object.values(params).flat());
  const { pathname } = new URL(request.url);
  const parts = pathname.split('/').map((part) => (held.has(part) || part.includes('%') ? '*' : part));
  return `${request.method} ${parts.join('/')}`;
}

/**
 * Returns the error code of a cause, such as ECONNREFUSED. Messages are not logged, because they may contain
 * addresses.
 */
function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return reasonOf(cause.cause) ?? cause.name;
}

/**
 * Logs failures of the upstream in one line, and bugs with their stack. Errors that a shopper caused are not
 * logged.
 */
export function logFailure(error: unknown, route: string): void {
  if (!(error instanceof ApiError)) {
    log.error({ err: error, route }, 'unexpected error');
    return;
  }
  if (getErrorStatus(error) < 500 || error.code === 'unsupported') return;
  log.warn({ route, code: error.code, reason: reasonOf(error.cause) }, 'request failed');
}

/** Error codes that are relevant for an audit. Invalid fields and unknown paths are not. */
const REFUSED = ['unauthenticated', 'wrong_password', 'forbidden', 'rate_limited'] as const;

type Asker = {
  address: string;
  /** The pseudonymised account that the request was about (`hashCustomer`), if known. */
  account?: string | undefined;
};

async function pseudonymOf(account: string): Promise<string> {
  return createHmac('sha256', await getSessionSecret())
    .update(account)
    .digest('hex')
    .slice(0, 12);
}

/**
 * Logs rejected logins, cross-site writes and exceeded limits. Reads without a session are common and are not
 * logged.
 */
export async function logRejection(
  error: unknown,
  route: string,
  { address, account }: Asker,
): Promise<void> {
  if (!hasErrorCode(error, ...REFUSED)) return;
  if (error.code === 'unauthenticated' && /^(GET|HEAD) /.test(route)) return;
  const client = maskIpAddress(address);
  log.warn(
    { route, code: error.code, client, ...(account && { account: await pseudonymOf(account) }) },
    'request rejected',
  );
}
