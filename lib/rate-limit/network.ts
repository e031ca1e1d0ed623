import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What an IP address is counted as: a customer of IPv6 has a whole /64, whose addresses are as good as endless. */
export function networkOf(address: string): string {
  if (!isIP(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** Whom to count a request against; the shop's server wrote the header (server/request-head.ts). */
export function clientAddress(headers: Headers): string {
  const address = headers.get('x-forwarded-for');
  return address ? networkOf(address) : 'unknown';
}
