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

/** What an IP address is counted as: a customer of IPv6 has a whole /64, whose addresses are as good as endless. */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${firstGroups(address)}::/64` : address;
}

/** Whom to count a request against; the shop's server wrote the header (server/request-head.ts). */
export function clientAddress(headers: Headers): string {
  const address = headers.get('x-forwarded-for');
  return address ? networkOf(address) : 'unknown';
}
