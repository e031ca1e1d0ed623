import { createHmac, randomBytes } from 'node:crypto';
import { maskAddress } from '@/lib/log/mask-address';
import type { Failure } from './failure';
import { type AppContext, callerAddress } from './router';

/** Keys the pseudonyms, which end with this process. */
const KEY = randomBytes(32);

const pseudonymOf = (account: string) => createHmac('sha256', KEY).update(account).digest('hex').slice(0, 12);

/** A failed sign-in, an unauthenticated write, a wrong signature, a limit; reads without a token are everyday. */
function isWorthALine({ status }: Failure, method: string): boolean {
  if (status === 401) return method !== 'GET' && method !== 'HEAD';
  return status === 403 || status === 429;
}

export function logRefusal(c: AppContext, failure: Failure): void {
  const { method, routePath: path } = c.req;
  if (!isWorthALine(failure, method)) return;
  const { account, dependencies } = c.var;
  const client = maskAddress(callerAddress(c));
  const about = { method, path, status: failure.status, client };
  dependencies.log.warn({ ...about, ...(account && { account: pseudonymOf(account) }) }, 'refused');
}
