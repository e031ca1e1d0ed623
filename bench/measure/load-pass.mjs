import autocannon from 'autocannon';
import { meterOthers } from './machine.mjs';
import { cpuMsOf, rssMibOf } from './process-tree.mjs';
import { shopper } from './time-answers.mjs';

const SAMPLE_MS = 250;

function samplePeak(pid) {
  let peak = rssMibOf(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, rssMibOf(pid));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** An address of its own for every request: searches and listings with a query are limited by address. */
function asManyShoppers(headers) {
  let asked = 0;
  const setupRequest = (request) => {
    asked += 1;
    return { ...request, headers: { ...headers, 'x-forwarded-for': shopper(asked) } };
  };
  return { requests: [{ setupRequest }] };
}

/** autocannon reads each piece of a body as text, which takes a page in gzip longer than the server needs to send it. */
function dropBodies(client) {
  client.pipelinedRequests.addBody = () => undefined;
}

function requireGoodAnswers(result, url) {
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0)
    throw new Error(
      `Under load ${url} answered ${non2xx} times badly, ${errors} times not, ${timeouts} times too late: the figures would mean nothing.`,
    );
  if (result['2xx'] === 0) throw new Error(`No answer under load from ${url}.`);
}

/**
 * Asks one address again and again over `connections` connections for `seconds`.
 * @param site origin and process id of its server
 * @param encoding sent as Accept-Encoding
 * @param manyShoppers each request comes from an address of its own, as far as the shop trusts its proxy
 * @returns requests per second, p99 in ms, server CPU in ms per request, peak memory in MiB, others' share of the machine
 * @throws when an answer is not 2xx
 */
export async function loadPass(site, path, { encoding, connections, seconds, manyShoppers = false }) {
  const url = site.origin + path;
  const othersShare = meterOthers();
  const peakMib = samplePeak(site.pid);
  const cpuBefore = cpuMsOf(site.pid);
  const headers = { accept: 'text/html', 'accept-encoding': encoding };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: dropBodies,
    ...(manyShoppers ? asManyShoppers(headers) : { headers }),
  });
  const cpuMs = cpuMsOf(site.pid) - cpuBefore;
  const measured = { rssMib: peakMib(), others: othersShare() };
  requireGoodAnswers(result, url);
  return {
    ...measured,
    requestsPerSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: cpuMs / result['2xx'],
  };
}
