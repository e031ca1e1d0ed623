import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startNginx } from './nginx.mjs';
import { measureCpuMs, measureRssMib, provideProgram } from './processes.mjs';
import { createReportRow, maxRatioAim, median, minRatioAim } from './report.mjs';

const SCRIPT = join(import.meta.dirname, 'load.lua');
const SAMPLE_MS = 250;
const WARM_SECONDS = 3;
const ENCODINGS = { plain: 'identity', gzip: 'gzip', br: 'gzip, deflate, br, zstd' };
const RATE_AIMS = { plain: minRatioAim(4), gzip: minRatioAim(6), br: minRatioAim(6) };
const run = promisify(execFile);

/**
 * Requests one URL as fast as possible for some seconds, with wrk: a client in JavaScript would be slower than the
 * server. @throws when a request fails
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
    const { stdout } = await run(await provideProgram('wrk', 'wrk'), args);
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
  const sites = [shop, floor].map((site) => ({ site, passes: [] }));
  for (const { site } of sites) await runLoadTest(site, path, { ...options, seconds: WARM_SECONDS });
  for (let pass = 0; pass < options.passes; pass += 1)
    for (const { site, passes } of sites) passes.push(await runLoadTest(site, path, options));
  const figuresOf = ({ passes }) => ({
    rate: median(passes.map(({ rate }) => rate)),
    p99Ms: median(passes.map(({ p99Ms }) => p99Ms)),
    cpuMs: median(passes.map(({ cpuMs }) => cpuMs)),
    rssMib: Math.max(...passes.map(({ rssMib }) => rssMib)),
  });
  return { shop: figuresOf(sites[0]), floor: figuresOf(sites[1]) };
}

async function measureNginx(workplace, sites, page, options) {
  const nginx = await startNginx(workplace, sites.shop, page);
  const sides = { shop: nginx.cached, floor: nginx.file };
  const { shop, floor } = await compare(sides, page.path, { ...options, encoding: ENCODINGS.gzip });
  const what = 'behind nginx, gzip: requests/s, to a file';
  return createReportRow(what, shop.rate, floor.rate, 'number', minRatioAim(0.7));
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
  const memory = { shop: [], floor: [] };
  for (const { name, path } of pages) {
    for (const [encoding, accepted] of Object.entries(ENCODINGS)) {
      const figures = await compare(sites, path, { ...options, encoding: accepted });
      memory.shop.push(figures.shop.rssMib);
      memory.floor.push(figures.floor.rssMib);
      for (const { key, name: figure, format, aimFor } of FIGURES) {
        const what = `${name}, ${encoding}: ${figure}`;
        const aim = name === 'product' ? aimFor(encoding) : undefined;
        rows.push(createReportRow(what, figures.shop[key], figures.floor[key], format, aim));
      }
    }
  }
  const highest = [memory.shop, memory.floor].map((list) => Math.max(...list));
  rows.push(createReportRow('memory, highest', ...highest, 'mib', maxRatioAim(1.3)));
  rows.push(await measureNginx(workplace, sites, pages[0], options));
  return rows;
}
