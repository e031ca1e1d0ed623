import { aptInstall } from './apt.mjs';
import { findProgram } from './find-program.mjs';

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
const MISSING =
  'Chromium is missing: install it (on Debian `apt-get install chromium`), or name one with CHROMIUM_PATH.';

/**
 * The browser for the journeys, installed with apt-get when there is none.
 * @returns {Promise<{ path: string } | { missing: string }>}
 */
export async function provideChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return findProgram([named], [''])
      ? { path: named }
      : { missing: `CHROMIUM_PATH is wrong: ${named} cannot be run.` };

  const find = () => findProgram(NAMES, FOLDERS);
  const path =
    find() ?? ((await aptInstall('chromium', 'chromium-sandbox', 'fonts-liberation')) ? find() : undefined);
  return path ? { path } : { missing: MISSING };
}
