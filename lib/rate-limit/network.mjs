// @ts-check
// Plain JavaScript: the shop's server counts connections by it too (scripts/http-server.mjs).
import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The first four of the eight groups of an IPv6 address, written without leading zeros.
 * @param {string} address
 */
function firstGroups(address) {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? [] : ['0', '0', '0', '0'];
  return [...groups, ...zeros]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * What an IP address is counted as. An IPv6 customer has a whole /64; counting single addresses would let one guess
 * for ever.
 * @param {string} address
 */
export function networkOf(address) {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${firstGroups(address)}::/64` : address;
}
