import { aptInstall } from './apt.mjs';
import { findProgram } from './find-program.mjs';

/** The same engine without windows: it opens a page in 0.6 of the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'Google Chrome',
  'Chromium',
];
const FOLDERS = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];
/** Debian's sandbox for those who are not root, and letters for what our own fonts lack. */
const COMPANIONS = ['chromium-sandbox', 'fonts-liberation'];
const MISSING =
  'Chromium is missing: install it (on Debian `apt-get install chromium`), or name one with CHROMIUM_PATH.';

/** @typedef {{ path: string } | { missing: string }} Browser */

/**
 * The browser that CHROMIUM_PATH names, for all who look for one.
 * @returns {Browser | undefined} undefined when it names none
 */
function namedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return undefined;
  return findProgram([named], [''])
    ? { path: named }
    : { missing: `CHROMIUM_PATH is wrong: ${named} cannot be run.` };
}

/**
 * The whole browser, as a visitor has it; installed with apt-get when there is none.
 * @returns {Promise<Browser>}
 */
export async function provideChromium() {
  const named = namedChromium();
  if (named) return named;

  const find = () => findProgram(NAMES, FOLDERS);
  const path = find() ?? ((await aptInstall('chromium', ...COMPANIONS)) ? find() : undefined);
  return path ? { path } : { missing: MISSING };
}

/**
 * The browser for whatever needs no window: Chromium's shell where there is one, or where nobody minds that it is
 * installed; the whole browser elsewhere.
 * @returns {Promise<Browser>}
 */
export async function provideHeadlessChromium() {
  const named = namedChromium();
  if (named) return named;

  const find = () => findProgram([SHELL]);
  // Together with the whole browser: both are of one version.
  const install = () => aptInstall('chromium', SHELL, ...COMPANIONS);
  const path = find() ?? (process.env.CI === 'true' && (await install()) ? find() : undefined);
  return path ? { path } : provideChromium();
}
