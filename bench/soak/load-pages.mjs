import autocannon from 'autocannon';

/** Every so many come past the proxy's cache: there is something in their address that it has not kept. */
const LINKED_SHARE = 10;

/**
 * Asks for pages again and again, as a browser does, over so many connections.
 * @param {string} siteUrl
 * @param {string[]} paths
 * @param {{ connections: number, seconds: number }} load
 * @returns {Promise<{ perSecond: number, p99Ms: number, answers: number, failed: number }>} what is not 2xx has failed
 */
export async function loadPages(siteUrl, paths, { connections, seconds }) {
  let asked = 0;
  const requests = paths.map((path) => ({
    setupRequest: (request) => {
      asked += 1;
      return { ...request, path: asked % LINKED_SHARE === 0 ? `${path}?utm_source=${asked}` : path };
    },
  }));
  const result = await autocannon({
    url: siteUrl,
    connections,
    duration: seconds,
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' },
    requests,
    // It reads each piece of a body as text, which takes longer than the proxy needs to send it.
    setupClient: (client) => {
      client.pipelinedRequests.addBody = () => undefined;
    },
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    answers: result['2xx'],
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
