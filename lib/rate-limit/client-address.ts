import 'server-only';
import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four of the eight groups of an IPv6 address, written without leading zeros. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? [] : ['0', '0', '0', '0'];
  return [...groups, ...zeros]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An IPv6 customer has a whole /64; counting single addresses would let one guess for ever. */
function network(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${firstGroups(address)}::/64` : address;
}

/**
 * Whom to count a request against. The header can be believed: without a proxy of ours a client's own is dropped
 * before Next sees it (scripts/storefront.mjs), and Next fills in the socket's address, which it gives to
 * handlers in no other way. Of a proxy's list the last entry is what our proxy has seen; the rest is hearsay.
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last ? network(last) : 'unknown';
}
