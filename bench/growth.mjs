import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  runProgram,
  startProductApi,
  startShop,
} from './sites.mjs';

const PRODUCT_VISITS = 200;
const MANY_PRICES = 80;
const PRICE_STEP = 10_000;
const LISTINGS = ['/men', '/woman/catalog', '/id/men'];
const QUERIES = ['sort=price-asc', 'size=32', 'page=2', 'max=500000', 'max=700000'];
const SEARCHES = ['boardshorts', 'bikini', 'boardshrots', 'coral', 'uluwatu', 'ombak'];

/**
 * Makes a large catalogue of copies of the sample's products, with other names and prices. Products of one variant,
 * category and price are prints of each other, so equal prices would make unusually large groups.
 * @param sample a catalogue in the format of `npm run catalogue -- import`
 */
export function createGrowthCatalogue(sample, count) {
  const products = Array.from({ length: count }, (_, index) => {
    const model = sample.products[index % sample.products.length];
    const copy = Math.floor(index / sample.products.length) + 1;
    const name = `${model.name} ${copy}`;
    return { ...model, id: name, name, price: model.price + (copy % MANY_PRICES) * PRICE_STEP };
  });
  return { ...sample, products };
}

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

/** Lists the paths of some products, evenly distributed over the catalogue. */
async function listProductPaths(apiOrigin) {
  const read = async (list) => (await (await fetch(`${apiOrigin}/api/${list}`)).json()).data;
  const [products, variants] = await Promise.all([read('products'), read('variants')]);
  const sections = new Map(variants.map(({ id, isMen }) => [id, isMen ? 'men' : 'woman']));
  const step = Math.max(1, Math.floor(products.length / PRODUCT_VISITS));
  const visited = products.filter((_, index) => index % step === 0);
  const slugOf = ({ id }) => id.toLowerCase().replaceAll(' ', '-');
  return visited.map((product) => `/${sections.get(product.variantId)}/${slugOf(product)}`);
}

/** Builds the shop with a catalogue, visits its pages and puts it under load. Returns the measurements. */
async function measureCatalogue(folder, name, file, options) {
  const env = await createShopEnvironment(join(folder, '..', `data-${name}`));
  if (file) {
    const command = ['--import', 'tsx', 'backend/cli/main.ts', 'catalogue', 'import', file];
    const args = [...command, '--apply', '--allow-new'];
    await runProgram(`${name}: import`, process.execPath, args, { cwd: folder, env });
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
