import { spawnSync } from 'node:child_process';
import { findProgram, installDebianPackages } from './programs.mjs';

const isCi = process.env.CI === 'true';
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'Google Chrome', 'Chromium'];
const FOLDERS = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];
const PACKAGES = ['chromium-sandbox', 'fonts-liberation'];

/**
 * The browsers of the tests: the variable with the browser's path, its programs, its Debian packages, and programs to
 * use if it cannot be installed.
 */
const BROWSERS = {
  /** With the headless shell, tests take half as long as with the complete browser. */
  shell: ['CHROMIUM_PATH', ['chromium-headless-shell'], ['chromium-headless-shell', ...PACKAGES], CHROMIUM],
  chromium: ['CHROMIUM_PATH', CHROMIUM, ['chromium', ...PACKAGES]],
  firefox: ['FIREFOX_PATH', ['firefox-esr', 'firefox'], ['firefox-esr']],
  webkit: ['WEBKIT_PATH', ['WebKitWebDriver'], ['webkit2gtk-driver', 'xvfb']],
};

/** @returns {Promise<string | undefined>} the path of a browser */
async function findOrInstall([variable, programs, packages, others = []]) {
  const find = (wanted) => findProgram(wanted, ['', ...FOLDERS]);
  const named = process.env[variable];
  if (named) return find([named]);
  const found = find(programs);
  if (found) return found;
  await installDebianPackages(...packages);
  return find(programs) ?? find(others);
}

/**
 * Finds browsers, and installs missing ones. Without a browser the stage is skipped, or fails in CI. Without the
 * headless shell it always fails.
 * @param {(keyof typeof BROWSERS)[]} names
 * @returns {() => Promise<import('./stages.mjs').Needs>}
 */
export const provideBrowsers =
  (...names) =>
  async () => {
    const env = {};
    for (const browser of names.map((name) => BROWSERS[name])) {
      const [variable, programs, packages] = browser;
      const path = await findOrInstall(browser);
      if (!path) {
        const missing = `${programs[0]} is missing: \`apt-get install ${packages.join(' ')}\`, or set ${variable}.`;
        return { missing, isOptional: !isCi && !names.includes('shell') };
      }
      env[variable] = path;
    }
    return { env };
  };

/** Finds the Chromium that the screenshots were made with: others render text differently. */
export async function provideDebianChromium() {
  const needs = await provideBrowsers('chromium')();
  if ('missing' in needs) return needs;
  const { stdout } = spawnSync(needs.env.CHROMIUM_PATH, ['--version'], { encoding: 'utf8' });
  if (/\bDebian\b/.test(stdout)) return needs;
  return { missing: "Screenshots are compared in Debian's Chromium only.", isOptional: !isCi };
}
