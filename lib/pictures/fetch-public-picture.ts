import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
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

/** Returns true for the origin of a configured server, which may be in a private network. */
const isConfigured = ({ origin }: URL): boolean =>
  [env.PRODUCT_API_URL, env.CONTENT_API_URL, env.SOCIAL_GRAPH_URL].some(
    (server) => server && new URL(server).origin === origin,
  );

/**
 * Fetches a picture from a public address or from a configured server.
 * @throws Error for a redirect, after 5 seconds, or above 12 MB
 */
export async function fetchPublicPicture(address: string): Promise<Buffer> {
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is not a protocol of pictures`);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const addresses = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
  if (!isConfigured(url) && !addresses.every((one) => isPublic(one.address)))
    throw new Error(`${url.hostname} is in a private network`);

  const options = {
    headers: { accept: 'image/jpeg, image/png, image/webp, image/gif' },
    signal,
    // Makes Node.js request all addresses of a host from `lookup`.
    autoSelectFamily: true,
    // Connects to the addresses that were checked, so a second DNS response cannot lead elsewhere.
    lookup: ((_host, _options, callback) => callback(null, addresses)) satisfies LookupFunction,
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
