import 'server-only';
import { networkOf } from './network';

/** Whom to count a request against; the shop's server wrote the header (server/request-head.ts). */
export function clientAddress(headers: Headers): string {
  const address = headers.get('x-forwarded-for');
  return address ? networkOf(address) : 'unknown';
}
