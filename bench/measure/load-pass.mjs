import { load } from './load.mjs';
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

function requireGoodAnswers({ answers, bad, broken, late }, url) {
  if (bad + broken + late > 0)
    throw new Error(
      `Under load ${url} answered ${bad} times badly, ${broken} times not, ${late} times too late: the figures would mean nothing.`,
    );
  if (answers === 0) throw new Error(`No answer under load from ${url}.`);
}

/**
 * Asks one address again and again over `connections` connections for `seconds`.
 * @param site origin and process id of its server
 * @param encoding sent as Accept-Encoding
 * @param manyShoppers each request comes from an address of its own, as far as the shop trusts its proxy
 * @returns requests per second, p99 in ms, server CPU in ms per request, peak memory in MiB, others' share of the machine
 * @throws when an answer is an error
 */
export async function loadPass(site, path, { encoding, connections, seconds, manyShoppers = false }) {
  const url = site.origin + path;
  const othersShare = meterOthers();
  const peakMib = samplePeak(site.pid);
  const cpuBefore = cpuMsOf(site.pid);
  const headers = { accept: 'text/html', 'accept-encoding': encoding };
  const ask = manyShoppers ? ['shoppers'] : [];
  const result = await load(url, { connections, seconds, headers, ask });
  const cpuMs = cpuMsOf(site.pid) - cpuBefore;
  const measured = { rssMib: peakMib(), others: othersShare() };
  requireGoodAnswers(result, url);
  const { perSecond: requestsPerSecond, p99Ms, answers } = result;
  return { ...measured, requestsPerSecond, p99Ms, cpuMsPerRequest: cpuMs / answers };
}
