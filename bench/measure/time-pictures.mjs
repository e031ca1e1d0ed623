import { setTimeout as wait } from 'node:timers/promises';
import { openChromium } from './page-resources.mjs';

const LOAD_MS = 120_000;
const LOOK_AGAIN_MS = 50;
const STEP_MS = 50;
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Once down the page, as somebody scrolls, so that lazy pictures are asked for. */
const walkDown = async (stepMs) => {
  for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
    window.scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
};

/** How many pictures that are laid out have not come yet. */
const countMissing = () =>
  [...document.images].filter((image) => image.getClientRects().length > 0 && !image.complete).length;

async function timePage(browser, address) {
  const context = await browser.newContext(DESKTOP);
  try {
    const page = await context.newPage();
    const since = performance.now();
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: LOAD_MS });
    await page.evaluate(walkDown, STEP_MS);
    while ((await page.evaluate(countMissing)) > 0) await wait(LOOK_AGAIN_MS);
    return (performance.now() - since) / 1_000;
  } finally {
    await context.close();
  }
}

/**
 * The first visit of a page on a server that nobody has asked for a picture yet: seconds until all of them are there.
 * The floor encodes them meanwhile. Call it before anything else is measured.
 * @returns undefined without a browser
 */
export async function timePictures({ floor, shop }, say) {
  const browser = await openChromium();
  if (!browser) return undefined;
  try {
    say('first visit: pictures');
    return {
      floor: await timePage(browser, `${floor.origin}/men`),
      shop: await timePage(browser, `${shop.origin}/men`),
      home: await timePage(browser, `${shop.origin}/`),
    };
  } finally {
    await browser.close();
  }
}
