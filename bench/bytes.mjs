import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { PHONE_EMULATION, withChromium, withPage } from './browser.mjs';
import { createReportRow, maxRatioAim, maxShopValueAim } from './report.mjs';

/** Time for prefetches, which start when the page is idle. */
const SETTLE_MS = 2_500;
const GZIP_LEVEL = 6;
const KIB = 1024;

/** Returns the size of a body in bytes, compressed with gzip in the same way for both sites. */
const gzipSize = (body) => gzipSync(body, { level: GZIP_LEVEL }).length;

/** Loads a page as a phone's browser with an empty cache does. Returns the responses before the first interaction. */
function loadPage(browser, url) {
  return withPage(browser, PHONE_EMULATION, async (page) => {
    const responses = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'networkidle' });
    await sleep(SETTLE_MS);
    return Promise.all(
      responses.map(async (response) => {
        if (!response.ok()) throw new Error(`${url} loads ${response.url()}: ${response.status()}`);
        const { responseBodySize, responseHeadersSize } = await response.request().sizes();
        const type = response.headers()['content-type'] ?? '';
        return { type, body: await response.body(), wire: responseBodySize + responseHeadersSize };
      }),
    );
  });
}

const INLINE_STYLE = /<style>.*?<\/style>/s;

async function weighPage(browser, url) {
  // The first visit makes the server render the page and encode its images.
  await loadPage(browser, url);
  await sleep(SETTLE_MS);
  const responses = await loadPage(browser, url);
  const bodiesOf = (pattern) => responses.filter(({ type }) => pattern.test(type)).map(({ body }) => body);
  const sizeOf = (bodies) => bodies.reduce((sum, body) => sum + gzipSize(body), 0);
  const html = bodiesOf(/^text\/html/);
  const styles = bodiesOf(/^text\/css/);
  const inlineStyles = html.map((body) => INLINE_STYLE.exec(String(body))?.[0] ?? '');
  const wire = responses.reduce((sum, response) => sum + response.wire, 0);
  const style = sizeOf([...styles, ...inlineStyles]);
  return [sizeOf(bodiesOf(/javascript/)), style, styles.length, sizeOf(html), wire, responses.length];
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
