import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { freePorts } from '../sites/free-ports.mjs';
import { median } from './median.mjs';
import { openChromium } from './page-resources.mjs';

const RUNS = 3;
/** A trace may not be recorded; Lighthouse asks to be run again then. */
const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  shift: 'cumulative-layout-shift',
};

/** Lighthouse, which is no dependency: `npm i --no-save lighthouse@12`. Undefined where it is not installed. */
async function loadLighthouse() {
  let path;
  try {
    path = createRequire(import.meta.url).resolve('lighthouse');
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
  return (await import(pathToFileURL(path).href)).default;
}

function figuresOf({ categories, audits }) {
  const scores = CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]);
  const values = Object.entries(AUDITS).map(([name, id]) => [name, audits[id].numericValue]);
  return Object.fromEntries([...scores, ...values]);
}

async function judgeOnce(lighthouse, port, url, tries = TRIES) {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  const figures = figuresOf(lhr);
  const isWhole = !lhr.runtimeError && !Object.values(figures).includes(undefined);
  if (isWhole) return figures;
  if (tries > 1) return judgeOnce(lighthouse, port, url, tries - 1);
  throw new Error(
    `Lighthouse could not read ${url}: ${lhr.runtimeError?.message ?? 'an audit has no figure'}`,
  );
}

async function judgePage(lighthouse, port, url) {
  // Once before, so that the server has made the page and its pictures.
  await judgeOnce(lighthouse, port, url);
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await judgeOnce(lighthouse, port, url));
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((one) => one[name]))]));
}

/** @returns what `judgePages` returns; undefined without Lighthouse or a Chromium */
async function withLighthouse(judgePages) {
  const lighthouse = await loadLighthouse();
  const [port] = await freePorts(1);
  const browser = lighthouse && (await openChromium([`--remote-debugging-port=${port}`]));
  if (!browser) return undefined;
  try {
    return await judgePages(lighthouse, port);
  } finally {
    await browser.close();
  }
}

/**
 * What Lighthouse says of each page of both sites on a phone with a slow line, medians.
 * @returns a list of `{ page, shop, floor }`; undefined without Lighthouse or a Chromium
 */
export function runLighthouse({ floor, shop }, pages, say) {
  return withLighthouse(async (lighthouse, port) => {
    const judged = [];
    for (const page of pages) {
      say(`Lighthouse of ${page.path}`);
      judged.push({
        page,
        floor: await judgePage(lighthouse, port, floor.origin + page.path),
        shop: await judgePage(lighthouse, port, shop.origin + page.path),
      });
    }
    return judged;
  });
}

/**
 * What Lighthouse says of each page of the shop, once.
 * @returns a list of `{ path, … }`; undefined without Lighthouse or a Chromium
 */
export function runLighthouseOnce({ origin }, paths, say) {
  return withLighthouse(async (lighthouse, port) => {
    const judged = [];
    for (const path of paths) {
      say(`Lighthouse of ${path}`);
      judged.push({ path, ...(await judgeOnce(lighthouse, port, origin + path)) });
    }
    return judged;
  });
}
