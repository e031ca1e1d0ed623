import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { env } from '@/lib/env';

/**
 * Returns the key under which requests from an address are counted. For IPv6 it is the /64 network, because
 * one customer usually has a whole /64.
 */
export function truncateToNetwork(address: string): string {
  if (!isIP(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** Removes the port that some proxies write behind an address, and the brackets around IPv6. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(address.trim()) ?? [];
  return bracketed ?? plain ?? address.trim();
}

/**
 * Returns the client's address from `X-Forwarded-For`, or undefined if the header has no address. Each
 * trusted proxy appends the address of its own client, so everything before the entry of the outermost
 * trusted proxy may be forged.
 * @param hops number of trusted proxies
 */
export function getForwardedIpAddress(
  header: string | string[] | null | undefined,
  hops: number,
): string | undefined {
  const addresses = String(header ?? '')
    .split(',')
    .map(withoutPort);
  const address = addresses.at(-Math.max(hops, 1)) ?? addresses[0];
  return address && isIP(address) ? address : undefined;
}

/**
 * Returns the network of the client. The shop's own server has reduced the header to the client's address;
 * under `next start` the header comes from the proxy in front of it (docs/deploy-next.md).
 */
export function getClientIpAddress(headers: Headers): string {
  const address = getForwardedIpAddress(headers.get('x-forwarded-for'), env.TRUST_PROXY);
  return address ? truncateToNetwork(address) : 'unknown';
}
