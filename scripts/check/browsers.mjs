import { spawnSync } from 'node:child_process';
import { aptInstall, findProgram } from './programs.mjs';

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
async function provideChromium() {
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

/** Where nothing can be installed, the stage is left out; CI has to have it. */
const without = (missing) => ({ missing, skip: process.env.CI !== 'true' });

const OTHER =
  'Pictures are compared in the Chromium of Debian alone, with which they were made: any other draws letters a little differently.';

export async function provideDebianChromium() {
  const browser = await provideChromium();
  if ('missing' in browser) return browser;
  const { stdout } = spawnSync(browser.path, ['--version'], { encoding: 'utf8' });
  return /\bDebian\b/.test(stdout ?? '') ? browser : without(OTHER);
}

const WEBKIT_MISSING =
  'WebKit is missing: install it (on Debian `apt-get install webkit2gtk-driver xvfb`, which brings a browser to test with).';
const FIREFOX_MISSING =
  'Firefox is missing: install it (on Debian `apt-get install firefox-esr`), or name one with FIREFOX_PATH.';

const hasWebKit = () => Boolean(findProgram(['WebKitWebDriver']) && findProgram(['Xvfb']));

/**
 * WebKitGTK with its driver, and a screen that nobody sees; installed with apt-get when they are missing.
 * @returns {Promise<import('./stages.mjs').Needs>}
 */
export async function provideWebKit() {
  const there = hasWebKit() || ((await aptInstall('webkit2gtk-driver', 'xvfb')) && hasWebKit());
  return there ? { env: {} } : without(WEBKIT_MISSING);
}

/** @returns {Promise<{ path: string } | { missing: string, skip: boolean }>} */
async function provideFirefox() {
  const named = process.env.FIREFOX_PATH;
  const find = () => (named ? findProgram([named], ['']) : findProgram(['firefox-esr', 'firefox']));
  const path = find() ?? (!named && (await aptInstall('firefox-esr')) ? find() : undefined);
  return path ? { path } : without(FIREFOX_MISSING);
}

/** Whole browsers: Chromium's shell has no back-forward cache. @returns {Promise<import('./stages.mjs').Needs>} */
export async function provideEngines() {
  const [chromium, firefox, webkit] = [
    await provideChromium(),
    await provideFirefox(),
    await provideWebKit(),
  ];
  const lack = [chromium, firefox, webkit].find((each) => 'missing' in each);
  return lack ?? { env: { CHROMIUM_PATH: chromium.path, FIREFOX_PATH: firefox.path } };
}
