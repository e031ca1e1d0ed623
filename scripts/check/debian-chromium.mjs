import { spawnSync } from 'node:child_process';
import { provideChromium } from './chromium.mjs';

const OTHER =
  'Pictures are compared in the Chromium of Debian alone, with which they were made: any other draws letters a little differently.';

export async function provideDebianChromium() {
  const browser = await provideChromium();
  if ('missing' in browser) return browser;
  const { stdout } = spawnSync(browser.path, ['--version'], { encoding: 'utf8' });
  return /\bDebian\b/.test(stdout ?? '') ? browser : { missing: OTHER, skip: process.env.CI !== 'true' };
}
