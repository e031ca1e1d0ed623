import 'server-only';
import { createHmac } from 'node:crypto';
import { ApiError, hasCode } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { maskAddress } from '@/lib/log/redact';
import { sessionSecret } from '@/lib/session/session';
import type { Params } from './route-call';

/** Method and path for the log, without what the path's dynamic parts hold: it may be the token of a mail. */
export function routeName(request: Request, params: Params): string {
  const held = new Set(Object.values(params).flat());
  const { pathname } = new URL(request.url);
  const parts = pathname.split('/').map((part) => (held.has(part) || part.includes('%') ? '*' : part));
  return `${request.method} ${parts.join('/')}`;
}

/** The error code of a cause, such as ECONNREFUSED; its message may hold addresses and stays out. */
function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return reasonOf(cause.cause) ?? cause.name;
}

/** Logs what is not the shopper's doing: failures of the upstream in a line, bugs with their stack. */
export function logFailure(error: unknown, route: string): void {
  if (!(error instanceof ApiError)) {
    log.error({ err: error, route }, 'unexpected error');
    return;
  }
  if (error.status < 500 || error.code === 'unsupported') return;
  log.warn({ route, code: error.code, reason: reasonOf(error.cause) }, 'request failed');
}

/** Answers worth an audit line; a mistyped field or an unknown path is not. */
const REFUSED = ['unauthenticated', 'wrong_password', 'forbidden', 'rate_limited'] as const;

type Asker = {
  address: string;
  /** Whose account it was about (`customerOf`), if any is known. */
  account?: string | undefined;
};

async function pseudonymOf(account: string): Promise<string> {
  return createHmac('sha256', await sessionSecret())
    .update(account)
    .digest('hex')
    .slice(0, 12);
}

/** Logs refused logins, foreign writes and limits; reads without a session are everyday and leave none. */
export async function logRefusal(error: unknown, route: string, { address, account }: Asker): Promise<void> {
  if (!hasCode(error, ...REFUSED)) return;
  if (error.code === 'unauthenticated' && /^(GET|HEAD) /.test(route)) return;
  const client = maskAddress(address);
  log.warn(
    { route, code: error.code, client, ...(account && { account: await pseudonymOf(account) }) },
    'refused',
  );
}
