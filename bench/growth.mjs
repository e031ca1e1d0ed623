import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGrowthCatalogue } from './growth-catalogue.mjs';
import { runLoadTest } from './load.mjs';
import { measureRssMib } from './processes.mjs';
import { createReportRow, maxRatioAim, median } from './report.mjs';
import {
  copyShop,
  createShopEnvironment,
  getOrigin,
  linkPackages,
  logProgress,
  prepareWorkplace,
  runTimed,
  startProductApi,
  startProgram,
  startShop,
  waitForExit,
} from './sites.mjs';

const PRODUCT_VISITS = 200;
const LISTINGS = ['/men', '/woman/catalog', '/id/men'];
const QUERIES = ['sort=price-asc', 'size=32', 'page=2', 'max=500000', 'max=700000'];
const SEARCHES = ['boardshorts', 'bikini', 'boardshrots', 'coral', 'uluwatu', 'ombak'];

/** Requests URLs one after the other. @returns the median time in milliseconds. @throws when a response is not 2xx */
async function timeVisits(urls) {
  const times = [];
  for (const [index, url] of urls.entries()) {
    const started = performance.now();
    // Each request has another client address, because requests are limited by address.
    const response = await fetch(url, {
      headers: { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    times.push(performance.now() - started);
  }
  return median(times);
}

async function listProductPaths(apiOrigin) {
  const read = async (list) => (await (await fetch(`${apiOrigin}/api/${list}`)).json()).data;
  const [products, variants] = await Promise.all([read('products'), read('variants')]);
  const women = new Set(variants.filter(({ isMen }) => !isMen).map(({ id }) => id));
  const step = Math.max(1, Math.floor(products.length / PRODUCT_VISITS));
  return products
    .filter((_, index) => index % step === 0)
    .map(
      ({ id, variantId }) =>
        `/${women.has(variantId) ? 'woman' : 'men'}/${id.toLowerCase().replaceAll(' ', '-')}`,
    );
}

/** Builds the shop with a catalogue, visits its pages and puts it under load. Returns the measurements. */
async function measureCatalogue(folder, name, file, options) {
  const env = await createShopEnvironment(join(folder, '..', `data-${name}`));
  if (file) {
    const command = ['--import', 'tsx', join('backend', 'cli', 'main.ts'), 'catalogue'];
    const args = [...command, 'import', file, '--apply', '--allow-new'];
    await runTimed(`${name}: imported`, () =>
      waitForExit(startProgram(process.execPath, args, { cwd: folder, env }), 'catalogue import'),
    );
  }
  const api = await startProductApi(folder, env);
  const shop = await startShop(folder, env);
  const urls = (paths) => paths.map((path) => shop.origin + path);
  logProgress(`${name}: visiting`);
  const products = await timeVisits(urls(await listProductPaths(getOrigin(env.PRODUCT_API_PORT))));
  const queryPaths = LISTINGS.flatMap((path) => QUERIES.map((query) => `${path}?${query}`));
  const queries = await timeVisits(urls(queryPaths));
  const searches = await timeVisits(urls(SEARCHES.map((word) => `/search?q=${word}`)));
  const suggestions = await timeVisits(urls(SEARCHES.map((word) => `/api/search?q=${word.slice(0, 4)}`)));
  logProgress(`${name}: under load`);
  let memory = measureRssMib(shop.pid);
  for (const path of [...LISTINGS, queryPaths[0]]) {
    const { rssMib } = await runLoadTest(shop, path, { ...options, encoding: 'gzip', clients: true });
    memory = Math.max(memory, rssMib);
  }
  await shop.stop();
  await api.stop();
  return { build: shop.buildSeconds, memory, products, queries, searches, suggestions };
}

/**
 * Compares the shop with a large catalogue to the shop with the sample catalogue. The column "floor" shows the sample
 * catalogue.
 */
export async function measureGrowth({ workplace }, options) {
  await prepareWorkplace(workplace);
  const folder = await copyShop(workplace);
  await linkPackages(folder);
  const sample = JSON.parse(await readFile(join(folder, 'backend', 'seed', 'catalogue.json'), 'utf8'));
  const file = join(workplace, 'large.json');
  await writeFile(file, JSON.stringify(createGrowthCatalogue(sample, options.products)));
  const small = await measureCatalogue(folder, 'sample', undefined, options);
  const large = await measureCatalogue(folder, 'large', file, options);
  const what = `${options.products} products to the sample`;
  return [
    createReportRow(`${what}: build`, large.build, small.build, 'seconds', maxRatioAim(1)),
    createReportRow(`${what}: memory, highest`, large.memory, small.memory, 'mib', maxRatioAim(1.4)),
    createReportRow(`${what}: product page, first visit`, large.products, small.products, 'ms'),
    createReportRow(`${what}: listing with filters`, large.queries, small.queries, 'ms'),
    createReportRow(`${what}: search page`, large.searches, small.searches, 'ms'),
    createReportRow(`${what}: search suggestions`, large.suggestions, small.suggestions, 'ms'),
  ];
}
