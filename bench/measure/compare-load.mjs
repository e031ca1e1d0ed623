import { compareFigure } from './compare-figure.mjs';
import { loadPass } from './load-pass.mjs';
import { median } from './median.mjs';
import { rssMibOf } from './process-tree.mjs';

const WARM_SECONDS = 3;
/** What a client accepts; the floor has no Brotli, and sends gzip to who would take it. */
const ENCODINGS = { plain: 'identity', gzip: 'gzip', br: 'gzip, deflate, br, zstd' };
const FIGURES = ['requestsPerSecond', 'p99Ms', 'cpuMsPerRequest'];

/** Floor, shop, floor, shop …, so that a busy minute of the machine falls on both. */
async function alternate({ floor, shop }, path, { passes, ...pass }) {
  for (const site of [floor, shop]) await loadPass(site, path, { ...pass, seconds: WARM_SECONDS });
  const all = { floor: [], shop: [] };
  for (let count = 0; count < passes; count += 1) {
    all.floor.push(await loadPass(floor, path, pass));
    all.shop.push(await loadPass(shop, path, pass));
  }
  return all;
}

async function comparePage(sites, page, name, options) {
  const passes = await alternate(sites, page.path, { ...options, encoding: ENCODINGS[name] });
  const figures = FIGURES.map((figure) => compareFigure(figure, passes.floor, passes.shop));
  return { page, encoding: name, passes, figures };
}

function compareMemory(rest, comparisons) {
  const peakOf = (name) =>
    Math.max(...comparisons.flatMap(({ passes }) => passes[name].map(({ rssMib }) => rssMib)));
  const peak = { floor: peakOf('floor'), shop: peakOf('shop') };
  const ratio = ({ floor, shop }) => ({ floor, shop, ratio: shop / floor });
  return { rest: ratio(rest), peak: ratio(peak) };
}

/** The product page out of nginx's cache beside a file of nginx, with the page's head and without, where there is an nginx. */
async function compareNginx({ cached, file, bare }, page, options) {
  const beside = async (floor) => (await comparePage({ floor, shop: cached }, page, 'gzip', options)).figures;
  return { file: await beside(file), bare: await beside(bare) };
}

/**
 * Loads each page of both sites in turn, without and with compression, and nginx where it was started.
 * @returns per page and encoding the figures compared and every pass; memory in MiB; others' shares of the machine
 */
export async function compareLoad({ nginx, ...sites }, pages, { passes, seconds, connections }, say) {
  const rest = { floor: rssMibOf(sites.floor.pid), shop: rssMibOf(sites.shop.pid) };
  const comparisons = [];
  for (const page of pages) {
    for (const name of Object.keys(ENCODINGS)) {
      say(`load on ${page.path}, ${name}`);
      comparisons.push(await comparePage(sites, page, name, { passes, seconds, connections }));
    }
  }
  const others = comparisons.flatMap(({ passes: all }) =>
    [...all.floor, ...all.shop].map((pass) => pass.others),
  );
  const noise = { median: median(others), highest: Math.max(...others) };
  const memory = compareMemory(rest, comparisons);
  if (!nginx) return { comparisons, memory, noise };
  say('load on nginx');
  const behind = await compareNginx(nginx, pages[0], { passes, seconds, connections });
  return { comparisons, memory, noise, nginx: behind };
}
