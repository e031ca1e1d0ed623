import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { withChromium } from './browser.mjs';
import { createReportRow, maxRatioAim, median } from './report.mjs';
import { findFreePorts } from './sites.mjs';

const RUNS = 3;
/** The most attempts at one measurement, because Lighthouse sometimes fails to record a trace. */
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'];
const FULL = { text: '100', isMet: ({ shop }) => shop === 100 };
const AIMS = {
  performance: { text: '≥ floor − 1', isMet: ({ shop, floor }) => shop >= floor - 1 },
  accessibility: FULL,
  'best-practices': FULL,
  seo: FULL,
  'largest-contentful-paint': maxRatioAim(1.1),
};

/** Loads Lighthouse if it is installed. The project does not depend on it, because it brings 150 packages. */
async function loadLighthouse() {
  try {
    const path = createRequire(import.meta.url).resolve('lighthouse');
    return (await import(pathToFileURL(path).href)).default;
  } catch (cause) {
    throw new Error('Lighthouse is missing: `npm install --no-save lighthouse@12`.', { cause });
  }
}

async function runLighthouse(lighthouse, port, url, attempts = ATTEMPTS) {
  const options = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
  const { lhr } = await lighthouse(url, options);
  const figures = Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
    ...AUDITS.map((name) => [name, lhr.audits[name].numericValue]),
  ]);
  if (!lhr.runtimeError && !Object.values(figures).includes(undefined)) return figures;
  if (attempts > 1) return runLighthouse(lighthouse, port, url, attempts - 1);
  throw new Error(`Lighthouse failed on ${url}: ${lhr.runtimeError?.message ?? 'an audit has no value'}`);
}

/** Runs Lighthouse several times. Returns a function that returns the median of the figure with a name. */
async function medianFigures(lighthouse, port, url) {
  // The first visit makes the server render the page and encode its images.
  await runLighthouse(lighthouse, port, url);
  const runs = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await runLighthouse(lighthouse, port, url));
  return (name) => median(runs.map((figures) => figures[name]));
}

/** Compares the Lighthouse scores of each page on a phone with a slow connection. */
export async function measureLighthouse({ shop, floor, pages }) {
  const lighthouse = await loadLighthouse();
  const [port] = await findFreePorts(1);
  return withChromium(async () => {
    const rows = [];
    for (const { name, path } of pages) {
      const ours = await medianFigures(lighthouse, port, shop.origin + path);
      const bare = await medianFigures(lighthouse, port, floor.origin + path);
      for (const figure of [...CATEGORIES, ...AUDITS])
        rows.push(createReportRow(`${name}: ${figure}`, ours(figure), bare(figure), 'number', AIMS[figure]));
    }
    return rows;
  }, [`--remote-debugging-port=${port}`]);
}
