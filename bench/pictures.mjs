import { setTimeout as sleep } from 'node:timers/promises';
import { DESKTOP, withChromium, withPage } from './browser.mjs';
import { createReportRow, maxRatioAim } from './report.mjs';

const POLL_MS = 50;

/** Runs in the page: scrolls down once, so that lazy images load. */
async function scrollDown(stepMs) {
  for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
    window.scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
}

const countMissing = () =>
  [...document.images].filter((image) => image.getClientRects().length > 0 && !image.complete).length;

const timePage = (browser, url) =>
  withPage(browser, DESKTOP, async (page) => {
    const started = performance.now();
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 120_000 });
    await page.evaluate(scrollDown, POLL_MS);
    while ((await page.evaluate(countMissing)) > 0) await sleep(POLL_MS);
    return (performance.now() - started) / 1_000;
  });

/**
 * Compares how long the first visit of the listing takes until every image is loaded. No image may have been requested
 * before.
 */
export function measurePictures({ shop, floor }) {
  return withChromium(async (browser) => {
    const bare = await timePage(browser, `${floor.origin}/men`);
    const ours = await timePage(browser, `${shop.origin}/men`);
    return [createReportRow('listing: first visit, all images', ours, bare, 'seconds', maxRatioAim(1.5))];
  });
}
