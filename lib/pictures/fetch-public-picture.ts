import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { MAX_PICTURE_BYTES } from '@/lib/contract/limits';
import { env } from '@/lib/env';

const TIMEOUT_MS = 5_000;
/** The range of all assigned IPv6 addresses. Addresses outside may embed an IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
}

/** Resolves a host to its addresses. @throws Error if one of them is in a private network */
async function resolvePublic(host: string): Promise<LookupAddress[]> {
  const addresses = await lookup(host, { all: true });
  if (addresses.length > 0 && addresses.every(({ address }) => isPublic(address))) return addresses;
  throw new Error(`${host} is in a private network`);
}

/** The connection uses the addresses that were checked, so a second DNS response cannot lead elsewhere. */
const lookupPublic: LookupFunction = (host, _options, callback) => {
  resolvePublic(host).then(
    (addresses) => callback(null, addresses),
    (error) => callback(error, []),
  );
};

/**
 * Fetches a picture from a public address, or from a configured server, which may be in a private network.
 * @throws Error for a redirect, after 5 seconds, or above 12 MB
 */
export async function fetchPublicPicture(address: string): Promise<Buffer> {
  const url = new URL(address);
  const { PRODUCT_API_URL, CONTENT_API_URL, SOCIAL_GRAPH_URL } = env;
  const isTrusted = [PRODUCT_API_URL, CONTENT_API_URL, SOCIAL_GRAPH_URL].some(
    (one) => one && new URL(one).origin === url.origin,
  );
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node.js connects to a literal IP address without a lookup.
  if (!isTrusted && isIP(host)) await resolvePublic(host);
  const options = {
    headers: { accept: 'image/jpeg, image/png, image/webp, image/gif' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Makes Node.js request all addresses of a host from `lookup`.
    autoSelectFamily: true,
    ...(!isTrusted && { lookup: lookupPublic }),
  };
  const { get } = url.protocol === 'https:' ? https : http;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).once('error', reject);
  });
  try {
    // Redirects are not followed: they may lead into a private network.
    if (response.statusCode !== 200) throw new Error(`responded with ${response.statusCode}`);
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of response) {
      length += chunk.length;
      if (length > MAX_PICTURE_BYTES) throw new Error('larger than 12 MB');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
