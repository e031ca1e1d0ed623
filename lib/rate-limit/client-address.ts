import 'server-only';
import { networkOf } from './network.mjs';

/**
 * Whom to count a request against. The header can be believed: without a proxy of ours a client's own is dropped
 * before Next sees it (scripts/storefront.mjs), and Next fills in the socket's address, which it gives to
 * handlers in no other way. Of a proxy's list the last entry is what our proxy has seen; the rest is hearsay.
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last ? networkOf(last) : 'unknown';
}
