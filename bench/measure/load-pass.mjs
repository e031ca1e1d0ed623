import autocannon from 'autocannon';
import { meterOthers } from './machine.mjs';
import { cpuMsOf, rssMibOf } from './process-tree.mjs';

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

function requireGoodAnswers(result, url) {
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} bad answers under load from ${url}: the figures would mean nothing.`);
  if (result['2xx'] === 0) throw new Error(`No answer under load from ${url}.`);
}

/**
 * Asks one address again and again over `connections` connections for `seconds`.
 * @param site origin and process id of its server
 * @param encoding sent as Accept-Encoding
 * @returns requests per second, p99 in ms, server CPU in ms per request, peak memory in MiB, others' share of the machine
 * @throws when an answer is not 2xx
 */
export async function loadPass(site, path, { encoding, connections, seconds }) {
  const url = site.origin + path;
  const othersShare = meterOthers();
  const peakMib = samplePeak(site.pid);
  const cpuBefore = cpuMsOf(site.pid);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { accept: 'text/html', 'accept-encoding': encoding },
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
