import 'server-only';
import { createHmac } from 'node:crypto';
import { ApiError } from '@/lib/errors/api-error';
import type { ErrorCode } from '@/lib/errors/codes';
import { log } from '@/lib/log';
import { sessionSecret } from '@/lib/session/session-secret';

/** What somebody who tries a shop's doors is answered; a mistyped field or an address that is none is not of it. */
const REFUSED: ReadonlySet<ErrorCode> = new Set([
  'unauthenticated',
  'wrong_password',
  'forbidden',
  'rate_limited',
]);

type Asker = {
  address: string;
  /** Whose account it was about (`customerOf`), if any is known. */
  account?: string | undefined;
};

/** An address without its last part: enough to see where a flood comes from, too little to tell who it was. */
function networkOf(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  return address.replace(/\.\d+$/, '.0/24');
}

/** The same for one account in each line, and nothing to anybody without the shop's secret. */
async function pseudonymOf(account: string): Promise<string> {
  return createHmac('sha256', await sessionSecret())
    .update(account)
    .digest('hex')
    .slice(0, 12);
}

/**
 * Logs in a line what was refused: failed logins, writes from other sites or of nobody, limits. A page that asks who is here is
 * answered 401 every day, so reads without a session leave none.
 * @param route method and path, as `routeName` tells them
 */
export async function logRefusal(error: unknown, route: string, { address, account }: Asker): Promise<void> {
  if (!(error instanceof ApiError) || !REFUSED.has(error.code)) return;
  if (error.code === 'unauthenticated' && /^(GET|HEAD) /.test(route)) return;
  const client = networkOf(address);
  log.warn(
    { route, code: error.code, client, ...(account && { account: await pseudonymOf(account) }) },
    'refused',
  );
}
