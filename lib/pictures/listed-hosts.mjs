// @ts-check
// Plain JavaScript: the configuration of Next reads it too (next.config.mjs).

/** Where the provider of the social feed keeps its pictures; the names of its servers change. */
const PROVIDER_DOMAINS = ['cdninstagram.com', 'fbcdn.net'];

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Without a feed there are no pictures to be fetched for it.
 * @param {Environment} environment
 */
const providerDomains = (environment) => (environment.SOCIAL_ACCESS_TOKEN ? PROVIDER_DOMAINS : []);

/**
 * The address of a Graph API that is not the provider's own: it may hand out the pictures itself.
 * @param {Environment} environment
 */
function otherGraph({ SOCIAL_ACCESS_TOKEN, SOCIAL_GRAPH_URL }) {
  return SOCIAL_ACCESS_TOKEN && SOCIAL_GRAPH_URL ? new URL(SOCIAL_GRAPH_URL) : undefined;
}

/**
 * The hosts whose pictures the image service may fetch, as Next wants them.
 * @param {Environment} environment
 * @returns {{ protocol: 'http' | 'https', hostname: string, port: string }[]}
 */
export function listedHosts(environment) {
  const own = otherGraph(environment);
  return [
    ...providerDomains(environment).map((domain) => ({
      protocol: /** @type {const} */ ('https'),
      hostname: `**.${domain}`,
      port: '',
    })),
    ...(own
      ? [
          {
            protocol:
              own.protocol === 'http:' ? /** @type {const} */ ('http') : /** @type {const} */ ('https'),
            hostname: own.hostname,
            port: own.port,
          },
        ]
      : []),
  ];
}

/**
 * Whether a Graph API within a network of one's own is named: without TLS none is elsewhere. Only then the image
 * service may ask private addresses.
 * @param {Environment} environment
 */
export function asksOwnNetwork(environment) {
  return otherGraph(environment)?.protocol === 'http:';
}

/**
 * Whether the image service may fetch a picture of another host.
 * @param {string} address
 * @param {Environment} environment
 */
export function isListed(address, environment) {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port } = new URL(address);
  if (origin === otherGraph(environment)?.origin) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return providerDomains(environment).some((domain) => hostname.endsWith(`.${domain}`));
}
