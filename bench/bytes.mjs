import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { PHONE_EMULATION, withChromium, withPage } from './browser.mjs';
import { createReportRow, maxRatioAim, maxShopValueAim } from './report.mjs';

/** Time for prefetches, which start when the page is idle. */
const SETTLE_MS = 2_500;
const GZIP_LEVEL = 6;
const KIB = 1024;

function kindOf(type, mimeType) {
  if (type === 'Document') return 'html';
  if (/javascript/.test(mimeType)) return 'script';
  return mimeType === 'text/css' ? 'style' : 'other';
}

/** Lists all resources that a phone's browser with an empty cache loads for a page before the first interaction. */
function listResources(browser, url) {
  return withPage(browser, PHONE_EMULATION, async (page, context) => {
    const session = await context.newCDPSession(page);
    const resources = new Map();
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (!response.url.startsWith('http')) return;
      const { status, mimeType } = response;
      resources.set(requestId, { url: response.url, status, kind: kindOf(type, mimeType), wire: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const resource = resources.get(requestId);
      if (resource) resource.wire = encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await sleep(SETTLE_MS);
    return [...resources.values()];
  });
}

const INLINE_STYLE = /<style>.*?<\/style>/s;

/** Returns the size of a text in bytes, compressed with gzip in the same way for both sites. */
const gzipSize = (text) => gzipSync(text, { level: GZIP_LEVEL }).length;

async function fetchText(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return response.text();
}

async function weighPage(browser, url) {
  // The first visit makes the server render the page and encode its images.
  await listResources(browser, url);
  await sleep(SETTLE_MS);
  const resources = await listResources(browser, url);
  const failed = resources.find(({ status }) => status >= 400);
  if (failed) throw new Error(`${url} loads ${failed.url}, which responds with ${failed.status}`);
  const sizeOf = async (kind) => {
    const urls = resources.filter((one) => one.kind === kind).map((one) => one.url);
    const texts = await Promise.all(urls.map(fetchText));
    return { count: urls.length, bytes: texts.reduce((sum, text) => sum + gzipSize(text), 0) };
  };
  const [script, style, html] = await Promise.all(['script', 'style', 'html'].map(sizeOf));
  const inlineStyle = INLINE_STYLE.exec(await fetchText(url))?.[0] ?? '';
  style.bytes += gzipSize(inlineStyle);
  const wire = resources.reduce((sum, resource) => sum + resource.wire, 0);
  return [script.bytes, style.bytes, style.count, html.bytes, wire, resources.length];
}

/** The name, format and aim of each figure, in the order in which `weighPage` returns them. */
const FIGURES = [
  ['JavaScript, gzip', 'kib', maxRatioAim(1.1)],
  ['CSS, gzip', 'kib', maxShopValueAim(12 * KIB, '12 KiB')],
  ['style sheets', 'number', maxShopValueAim(2, '2')],
  ['HTML, gzip', 'kib'],
  ['everything, as sent', 'kib', maxRatioAim(0.75)],
  ['requests', 'number', maxShopValueAim(28, '28')],
];

/** Compares what a browser downloads for each page. */
export function measureBytes({ shop, floor, pages }) {
  return withChromium(async (browser) => {
    const rows = [];
    for (const { name, path } of pages) {
      const ours = await weighPage(browser, shop.origin + path);
      const bare = await weighPage(browser, floor.origin + path);
      const rowOf = ([what, format, aim], index) =>
        createReportRow(`${name}: ${what}`, ours[index], bare[index], format, aim);
      rows.push(...FIGURES.map(rowOf));
    }
    return rows;
  });
}
