// @ts-check
// Plain JavaScript: the configuration of Next reads it too (next.config.mjs).
import { hasRemoteMatch } from 'next/dist/shared/lib/match-remote-pattern.js';

/** Where the provider of the social feed keeps its pictures; the names of its servers change. */
const PROVIDER = ['https://**.cdninstagram.com', 'https://**.fbcdn.net'];

/** What the image service takes for an address, in characters. */
const LONGEST = 3_072;
/** The service takes no drawings, which need no sizes. */
const DRAWING = /\.svg$/i;

/** @typedef {Record<string, string | undefined>} Environment */
/** @typedef {{ protocol: 'http' | 'https', hostname: string, port: string }} Host */

/** @returns {Host} */
function serverOf(/** @type {string} */ address) {
  const { protocol, hostname, port } = new URL(address);
  return { protocol: protocol === 'http:' ? 'http' : 'https', hostname, port };
}

/** @param {(string | undefined)[]} addresses */
const serversOf = (...addresses) => addresses.flatMap((address) => (address ? serverOf(address) : []));

/**
 * The servers that pictures of a catalogue lie on: the APIs that hand it out, and what the brand has named.
 * @param {Environment} environment
 */
function catalogueHosts({ PRODUCT_API_URL, CONTENT_API_URL, PICTURE_HOSTS = '' }) {
  const names = PICTURE_HOSTS.split(',').map((name) => name.trim() && `https://${name.trim()}`);
  return serversOf(PRODUCT_API_URL, CONTENT_API_URL, ...names);
}

/**
 * The provider's servers, or another Graph API. Without a feed there are no pictures to be fetched for it.
 * @param {Environment} environment
 */
function feedHosts({ SOCIAL_ACCESS_TOKEN, SOCIAL_GRAPH_URL }) {
  return SOCIAL_ACCESS_TOKEN ? serversOf(...PROVIDER, SOCIAL_GRAPH_URL) : [];
}

/**
 * The hosts whose pictures the image service may fetch, as Next wants them.
 * @param {Environment} environment
 */
export function listedHosts(environment) {
  return [...catalogueHosts(environment), ...feedHosts(environment)];
}

/**
 * Whether a server within a network of one's own is named: without TLS none is elsewhere. Only then the image service
 * may ask private addresses.
 * @param {Environment} environment
 */
export function asksOwnNetwork(environment) {
  return listedHosts(environment).some(({ protocol }) => protocol === 'http');
}

/**
 * @param {string} address
 * @param {Host[]} hosts
 */
function isOn(address, hosts) {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.href.length <= LONGEST && !DRAWING.test(url.pathname) && hasRemoteMatch([], hosts, url);
}

/**
 * Whether the image service fetches a picture of another host.
 * @param {string} address
 * @param {Environment} environment
 */
export const isListed = (address, environment) => isOn(address, listedHosts(environment));

/**
 * Whether it is one of a catalogue's, if it is any.
 * @param {string} address
 * @param {Environment} environment
 */
export const isOnCatalogueHost = (address, environment) => isOn(address, catalogueHosts(environment));
