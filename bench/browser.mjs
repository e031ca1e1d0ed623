import { chromium } from '@playwright/test';
import { findProgram } from '../scripts/check/programs.mjs';

export const PHONE_EMULATION = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
const FLAGS = ['gpu', 'background-networking', 'component-update', 'sync'].map((name) => `--disable-${name}`);

/** Opens Chromium for `work` and closes it afterwards. @throws Error without Chromium */
export async function withChromium(work, flags = []) {
  const executablePath =
    process.env.CHROMIUM_PATH ?? findProgram(['chromium', 'chromium-browser', 'google-chrome']);
  if (!executablePath) throw new Error('Chromium is missing. Install it, or set CHROMIUM_PATH.');
  // Chromium's sandbox does not work when root runs it.
  const chromiumSandbox = process.getuid?.() !== 0;
  const browser = await chromium.launch({ executablePath, chromiumSandbox, args: [...FLAGS, ...flags] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page in a separate context for `work`. */
export async function withPage(browser, options, work) {
  const context = await browser.newContext(options);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The network “slow 4G” of Chromium's developer tools, in milliseconds and bytes a second. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const CPU_SLOWDOWN = 4;

/** Slows down a page's network, or its processor 4 times. @returns the session of the developer tools */
export async function slowDown(page, { network, processor = false }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}
