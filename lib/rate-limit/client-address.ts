import 'server-only';
import { networkOf } from './network';

/**
 * Whom to count a request against. The header can be believed: the shop's server puts the client's one address there,
 * whatever the client said (server/request-head.ts), and Next gives handlers the socket's in no other way.
 */
export function clientAddress(headers: Headers): string {
  const address = headers.get('x-forwarded-for');
  return address ? networkOf(address) : 'unknown';
}
