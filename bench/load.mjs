import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram, installDebianPackages } from '../scripts/check/programs.mjs';
import { startNginx } from './nginx.mjs';
import { measureCpuMs, measureRssMib } from './processes.mjs';
import { createReportRow, maxRatioAim, median, minRatioAim } from './report.mjs';

const SCRIPT = join(import.meta.dirname, 'load.lua');
const SAMPLE_MS = 250;
const WARM_SECONDS = 3;
const ENCODINGS = { plain: 'identity', gzip: 'gzip', br: 'gzip, deflate, br, zstd' };
const RATE_AIMS = { plain: minRatioAim(4), gzip: minRatioAim(6), br: minRatioAim(6) };
const run = promisify(execFile);

/**
 * Finds wrk, or installs it. A client in JavaScript would be slower than the server, so it could not measure the
 * server.
 */
async function provideWrk() {
  const find = () => findProgram(['wrk']);
  const wrk = find() ?? ((await installDebianPackages('wrk')) ? find() : undefined);
  if (!wrk) throw new Error('wrk is missing: `apt-get install wrk`.');
  return wrk;
}

/**
 * Requests one URL as fast as possible for some seconds.
 * @throws when a request fails
 */
export async function runLoadTest(site, path, { encoding, seconds, connections, clients = false }) {
  const url = site.origin + path;
  let rssMib = measureRssMib(site.pid);
  const timer = setInterval(() => {
    rssMib = Math.max(rssMib, measureRssMib(site.pid));
  }, SAMPLE_MS);
  const cpuBefore = measureCpuMs(site.pid);
  const limits = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`];
  const headers = ['-H', 'accept: text/html', '-H', `accept-encoding: ${encoding}`];
  const args = [...limits, '-s', SCRIPT, ...headers, url, '--', ...(clients ? ['clients'] : [])];
  try {
    const { stdout } = await run(await provideWrk(), args);
    const result = JSON.parse(stdout.trim().split('\n').at(-1));
    if (result.failed > 0 || result.responses === 0)
      throw new Error(`${result.failed} requests to ${url} failed under load.`);
    const cpuMs = (measureCpuMs(site.pid) - cpuBefore) / result.responses;
    return { rate: result.responses / result.seconds, p99Ms: result.p99Ms, cpuMs, rssMib };
  } finally {
    clearInterval(timer);
  }
}

/** Loads two sites alternately, so that other programs disturb both alike. Returns medians, and the highest memory. */
async function compare({ shop, floor }, path, options) {
  const sites = { shop, floor };
  const passes = { shop: [], floor: [] };
  for (const site of Object.values(sites))
    await runLoadTest(site, path, { ...options, seconds: WARM_SECONDS });
  for (let pass = 0; pass < options.passes; pass += 1)
    for (const name of Object.keys(sites)) passes[name].push(await runLoadTest(sites[name], path, options));
  const middle = (list) =>
    Object.fromEntries(Object.keys(list[0]).map((key) => [key, median(list.map((one) => one[key]))]));
  return {
    shop: middle(passes.shop),
    floor: middle(passes.floor),
    memory: [passes.shop, passes.floor].map((list) => Math.max(...list.map(({ rssMib }) => rssMib))),
  };
}

async function measureNginx(workplace, sites, page, options) {
  const nginx = await startNginx(workplace, sites.shop, page);
  const sides = { shop: nginx.cached, floor: nginx.file };
  const { shop, floor } = await compare(sides, page.path, { ...options, encoding: ENCODINGS.gzip });
  return createReportRow(
    'behind nginx, gzip: requests/s, to a file',
    shop.rate,
    floor.rate,
    'number',
    minRatioAim(0.7),
  );
}

/** The figures of a page under load: their names, formats, and aims for the product page. */
const FIGURES = [
  { key: 'rate', name: 'requests/s', format: 'number', aimFor: (encoding) => RATE_AIMS[encoding] },
  { key: 'p99Ms', name: 'p99', format: 'ms', aimFor: () => maxRatioAim(0.5) },
  { key: 'cpuMs', name: 'CPU per request', format: 'ms', aimFor: () => maxRatioAim(0.25) },
];

/** Compares throughput, latency, CPU and memory under load. */
export async function measureLoad({ workplace, pages, ...sites }, options) {
  const rows = [];
  let memory = [0, 0];
  for (const { name, path } of pages) {
    for (const [encoding, accepted] of Object.entries(ENCODINGS)) {
      const figures = await compare(sites, path, { ...options, encoding: accepted });
      memory = memory.map((mib, site) => Math.max(mib, figures.memory[site]));
      for (const { key, name: figure, format, aimFor } of FIGURES) {
        const what = `${name}, ${encoding}: ${figure}`;
        const aim = name === 'product' ? aimFor(encoding) : undefined;
        rows.push(createReportRow(what, figures.shop[key], figures.floor[key], format, aim));
      }
    }
  }
  rows.push(createReportRow('memory, highest', ...memory, 'mib', maxRatioAim(1.3)));
  rows.push(await measureNginx(workplace, sites, pages[0], options));
  return rows;
}
