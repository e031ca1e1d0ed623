import { spawnSync } from 'node:child_process';
import { aptInstall, findProgram } from './programs.mjs';

const isCi = process.env.CI === 'true';
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'Google Chrome', 'Chromium'];
const FOLDERS = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];
/** The headless shell opens a page in 0.6 of the time. */
const CHROMIUM_PACKAGES = ['chromium', 'chromium-headless-shell', 'chromium-sandbox', 'fonts-liberation'];

/** @typedef {import('./stages.mjs').Needs} Needs */

/** @returns {Needs} for a stage that is skipped where nothing can be installed, but not in CI */
const skipped = (missing) => ({ missing, isOptional: !isCi });

/** Finds a program by the path in a variable or by its names, and installs it if it is missing. */
async function provideProgram(variable, names, packages) {
  const named = process.env[variable];
  if (named) return findProgram([named], ['']);
  const find = () => findProgram(names, FOLDERS);
  return find() ?? ((await aptInstall(...packages)) ? find() : undefined);
}

/** @returns {Promise<Needs>} the browser for the journeys */
export async function provideChromium() {
  const path = await provideProgram(
    'CHROMIUM_PATH',
    ['chromium-headless-shell', ...CHROMIUM],
    CHROMIUM_PACKAGES,
  );
  if (path) return { env: { CHROMIUM_PATH: path } };
  const missing = 'Chromium is missing. Install it (`apt-get install chromium`), or set CHROMIUM_PATH.';
  return { missing, isOptional: false };
}

/** The complete browser, which has a back-forward cache. */
const provideFullChromium = () => provideProgram('CHROMIUM_PATH', CHROMIUM, CHROMIUM_PACKAGES);

/** @returns {Promise<Needs>} the browser that the screenshots were made with: others render text differently */
export async function provideDebianChromium() {
  const path = await provideFullChromium();
  const { stdout } = path ? spawnSync(path, ['--version'], { encoding: 'utf8' }) : {};
  if (/\bDebian\b/.test(stdout ?? '')) return { env: { CHROMIUM_PATH: path } };
  return skipped("Screenshots are compared in Debian's Chromium only.");
}

const hasWebKit = () => Boolean(findProgram(['WebKitWebDriver']) && findProgram(['Xvfb']));

/** @returns {Promise<Needs>} WebKitGTK with its WebDriver, and a virtual screen */
export async function provideWebKit() {
  const isThere = hasWebKit() || ((await aptInstall('webkit2gtk-driver', 'xvfb')) && hasWebKit());
  return isThere ? { env: {} } : skipped('WebKit is missing: `apt-get install webkit2gtk-driver xvfb`.');
}

/** @returns {Promise<Needs>} Chromium, Firefox and WebKit */
export async function provideAllBrowsers() {
  const chromium = await provideFullChromium();
  const firefox = await provideProgram('FIREFOX_PATH', ['firefox-esr', 'firefox'], ['firefox-esr']);
  const webkit = await provideWebKit();
  if ('missing' in webkit) return webkit;
  if (chromium && firefox) return { env: { CHROMIUM_PATH: chromium, FIREFOX_PATH: firefox } };
  return skipped('Chromium or Firefox is missing: `apt-get install chromium firefox-esr`.');
}
