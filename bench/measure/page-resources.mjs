import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';

const LOAD_MS = 30_000;
/** What loads on its own after the page is quiet, such as prefetches on idle, is waited for. */
const SETTLE_MS = 2_500;
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function chromiumPath() {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, own, ...PLACES].find((path) => path && existsSync(path));
}

/** A Chromium to weigh pages with, or undefined when this machine has none. */
export async function openChromium(flags = []) {
  const executablePath = chromiumPath();
  if (!executablePath) return undefined;
  // The sandbox refuses to run as root, as in most containers.
  const chromiumSandbox = process.getuid?.() !== 0;
  return chromium.launch({ executablePath, chromiumSandbox, args: [...FLAGS, ...flags] });
}

function kindOf({ type, response }) {
  if (type === 'Document') return 'html';
  if (/javascript/.test(response.mimeType)) return 'script';
  if (response.mimeType === 'text/css') return 'style';
  if (type === 'Image' || type === 'Font') return type.toLowerCase();
  return 'other';
}

async function listen(page) {
  const session = await page.context().newCDPSession(page);
  const seen = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What the page holds itself (data:, blob:) is in its own bytes.
    if (response.url.startsWith('http')) {
      seen.set(requestId, {
        url: response.url,
        kind: kindOf({ type, response }),
        status: response.status,
        wire: 0,
      });
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const resource = seen.get(requestId);
    if (resource) resource.wire = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return seen;
}

/**
 * Everything a cold browser on a phone fetches for a page before anybody touches it.
 * @returns a list of `{ url, kind, status, wire }`; `wire` is what came over the wire, heads included, in bytes
 */
export async function resourcesOf(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const seen = await listen(page);
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
    await page.waitForLoadState('networkidle', { timeout: LOAD_MS });
    await wait(SETTLE_MS);
    return [...seen.values()];
  } finally {
    await context.close();
  }
}
