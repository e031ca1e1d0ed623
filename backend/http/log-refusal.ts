import { createHmac, randomBytes } from 'node:crypto';
import type { Failure } from './failure';
import { type AppContext, callerAddress } from './router';

/** Makes pseudonyms that nobody can look up, and that end with this process. */
const KEY = randomBytes(32);

const pseudonymOf = (account: string) => createHmac('sha256', KEY).update(account).digest('hex').slice(0, 12);

/** An address without its last part: enough to see where a flood comes from, too little to tell who it was. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!plain.includes(':')) return plain.replace(/\.\d+$/, '.0/24');
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::/48`;
}

/** A failed sign-in, a write of nobody, a wrong signature, a limit; a read without a token is answered 401 every day. */
function isWorthALine({ status }: Failure, method: string): boolean {
  if (status === 401) return method !== 'GET' && method !== 'HEAD';
  return status === 403 || status === 429;
}

/** Logs in a line what was refused, with nothing that names anybody. */
export function logRefusal(c: AppContext, failure: Failure): void {
  const { method, routePath: path } = c.req;
  if (!isWorthALine(failure, method)) return;
  const { account, dependencies } = c.var;
  const client = networkOf(callerAddress(c));
  const about = { method, path, status: failure.status, client };
  dependencies.log.warn({ ...about, ...(account && { account: pseudonymOf(account) }) }, 'refused');
}
