import { spawnSync } from 'node:child_process';
import { aptInstall, findProgram } from './programs.mjs';

const isCi = process.env.CI === 'true';
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'Google Chrome', 'Chromium'];
const FOLDERS = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];
const CHROMIUM_PACKAGES = ['chromium', 'chromium-headless-shell', 'chromium-sandbox', 'fonts-liberation'];

/** The browsers of the tests: the variable that names one, its programs, its Debian packages. */
const BROWSERS = {
  /** The headless shell opens a page in 0.6 of the time. */
  shell: ['CHROMIUM_PATH', ['chromium-headless-shell', ...CHROMIUM], CHROMIUM_PACKAGES],
  /** The complete browser, which has a back-forward cache. */
  chromium: ['CHROMIUM_PATH', CHROMIUM, CHROMIUM_PACKAGES],
  firefox: ['FIREFOX_PATH', ['firefox-esr', 'firefox'], ['firefox-esr']],
  webkit: ['WEBKIT_PATH', ['WebKitWebDriver'], ['webkit2gtk-driver', 'xvfb']],
};

/**
 * Finds browsers, and installs them if they are missing. Without one a stage is skipped, but not in CI.
 * @param {(keyof typeof BROWSERS)[]} names
 * @returns {() => Promise<import('./stages.mjs').Needs>}
 */
export const provideBrowsers =
  (...names) =>
  async () => {
    const env = {};
    for (const [variable, programs, packages] of names.map((name) => BROWSERS[name])) {
      const find = () =>
        findProgram(process.env[variable] ? [process.env[variable]] : programs, ['', ...FOLDERS]);
      const path = find() ?? ((await aptInstall(...packages)) ? find() : undefined);
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
