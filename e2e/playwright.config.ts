import { defineConfig } from '@playwright/test';
import '@/scripts/clock/fixed-clock.mjs';
import { SHOP } from './servers/stands';

/** Journeys in Chromium on the built shop. Without CHROMIUM_PATH it is looked for where Debian puts it. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  // A shared machine may stall for a moment; what passes only then is listed as flaky.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: 'list',
  // No platform in the name: with Debian's Chromium and the shop's own fonts a page looks the same everywhere.
  snapshotPathTemplate: '{testDir}/pictures/kept/{arg}{ext}',
  updateSnapshots: process.env.UPDATE_PICTURES === 'true' ? 'changed' : 'none',
  projects: [
    { name: 'journeys', testIgnore: ['**/engines/**', '**/pictures/**', '**/faults/**'] },
    {
      name: 'pictures',
      testMatch: '**/pictures/**/*.spec.ts',
      // Playwright would wind scrolled animations to their end too, and so the header to what it is further down.
      expect: { toHaveScreenshot: { animations: 'allow', maxDiffPixelRatio: 0.0002, threshold: 0.15 } },
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  use: {
    baseURL: SHOP.siteUrl,
    // Recording every test takes a third of the time; what fails is tried once more, and recorded then.
    trace: process.env.CI === 'true' ? 'on-first-retry' : 'retain-on-failure',
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
