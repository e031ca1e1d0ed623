import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import '@/scripts/clock/fixed-clock.mjs';
import { PICTURE_EFFORT, SHOP } from './support/servers/environments';

// What encoded pictures are called hangs on it, and some tests look for them by name.
process.env.PICTURE_EFFORT = PICTURE_EFFORT;

const specsIn = (folder: string) => `**/${folder}/**/*.spec.ts`;
const QUICK = ['**/journeys/*.spec.ts', '**/security/*.spec.ts'];
/** Specs that start shops of their own. */
const OWN_SHOPS = ['**/integrations/*.spec.ts', '**/resilience/*.spec.ts', '**/security/own-shop/*.spec.ts'];

/** Journeys in Chromium on the built shop. Without CHROMIUM_PATH it is looked for where Debian puts it. */
export default defineConfig({
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // A browser waits for the shop as long as it computes.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  // A machine of strangers may stand still for seconds; what needed a second try is counted as flaky in the sum.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: 'list',
  // No platform in the name: with Debian's Chromium and the shop's own fonts a page looks the same everywhere.
  snapshotPathTemplate: '{testDir}/pictures/snapshots/{arg}{ext}',
  updateSnapshots: process.env.UPDATE_PICTURES === 'true' ? 'changed' : 'none',
  projects: [
    { name: 'journeys', testMatch: QUICK, grepInvert: /@nightly/ },
    { name: 'nightly', testMatch: QUICK, grep: /@nightly/ },
    { name: 'thorough', testMatch: specsIn('thorough') },
    { name: 'build', testMatch: '**/integrations/build.setup.ts' },
    { name: 'environments', testMatch: OWN_SHOPS, dependencies: ['build'] },
    { name: 'fuzz', testMatch: specsIn('fuzz') },
    { name: 'components', testMatch: '**/pictures/build.setup.ts' },
    {
      name: 'pictures',
      dependencies: ['components'],
      testMatch: specsIn('pictures'),
      // Playwright would wind scrolled animations to their end too, and so the header to what it is further down.
      expect: { toHaveScreenshot: { animations: 'allow', maxDiffPixelRatio: 0.0002, threshold: 0.15 } },
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  use: {
    baseURL: SHOP.siteUrl,
    // Recording takes a third of the time: TRACE=1 records what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
});
