import { chromium } from '@playwright/test';
import { findProgram } from '../scripts/check/programs.mjs';

export const PHONE_EMULATION = {
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
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
