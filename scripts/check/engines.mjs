import { aptInstall } from './apt.mjs';
import { provideChromium } from './chromium.mjs';
import { findProgram } from './find-program.mjs';

const WEBKIT_MISSING =
  'WebKit is missing: install it (on Debian `apt-get install webkit2gtk-driver xvfb`, which brings a browser to test with).';
const FIREFOX_MISSING =
  'Firefox is missing: install it (on Debian `apt-get install firefox-esr`), or name one with FIREFOX_PATH.';

/** Where nothing can be installed, the stage is left out; CI has to have it. */
const without = (missing) => ({ missing, skip: process.env.CI !== 'true' });

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
