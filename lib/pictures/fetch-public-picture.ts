import dns from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { env } from '@/lib/env';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 12 * 1024 * 1024;

/** All of IPv6 that is given out; what lies beside it may stand for an address of IPv4. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

/** Names are resolved where the connection is made, so that no second answer of the DNS leads elsewhere. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
    if (!addresses.every(({ address }) => isPublic(address))) {
      return callback(new Error(`${hostname} is in a private network`), '');
    }
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

function ask(url: URL, isTrusted: boolean): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isTrusted && isIP(host) && !isPublic(host)) throw new Error(`${host} is in a private network`);
  return new Promise((resolve, reject) => {
    const options = {
      headers: { accept: 'image/*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isTrusted && { lookup: lookupPublic }),
    };
    get(url, options, resolve).once('error', reject);
  });
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  // What sends us on is not followed: it may lead into our own network.
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error('larger than 12 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The only fetch of another server's picture: from a public address or a trusted server; no redirect is followed, and
 * it takes 5 seconds and 12 MB at most. Storefront and catalogue command both come through here.
 * @param trusted addresses of servers that may stand in the shop's own network
 * @throws Error that says why not
 */
export async function fetchPublicPicture(address: string, trusted: readonly (string | undefined)[] = []) {
  const url = new URL(address);
  const isTrusted = trusted.some((server) => server !== undefined && new URL(server).origin === url.origin);
  const response = await ask(url, isTrusted);
  try {
    return await readBody(response);
  } finally {
    response.destroy();
  }
}

/** Fetches a picture from a public address, or from a server of the configuration. @throws Error that says why not */
export function fetchPicture(address: string): Promise<Buffer> {
  return fetchPublicPicture(address, [env.PRODUCT_API_URL, env.CONTENT_API_URL, env.SOCIAL_GRAPH_URL]);
}
