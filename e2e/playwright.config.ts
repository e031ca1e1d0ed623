import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import '@/scripts/clock/fixed-clock.mjs';
import { PICTURE_EFFORT, SHARED_SHOP } from './support/servers/environments';

// The file names of encoded pictures depend on this variable, so tests and servers need the same value.
process.env.PICTURE_EFFORT = PICTURE_EFFORT;

/** Specs that start shops of their own. */
const OWN_SHOPS = ['**/integrations/*.spec.ts', '**/resilience/*.spec.ts', '**/security/own-shop/*.spec.ts'];

/** Tests in Chromium on the built shop. Without CHROMIUM_PATH they use Debian's Chromium. */
export default defineConfig({
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // One worker more than processors, because a browser often waits for the shop.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  // A shared machine may pause for seconds. A test that passes at the second attempt is reported as flaky.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: 'list',
  // The path names no platform, because Debian's Chromium and the shop's own fonts look the same everywhere.
  snapshotPathTemplate: '{testDir}/pictures/snapshots/{arg}{ext}',
  updateSnapshots: process.env.UPDATE_PICTURES === 'true' ? 'changed' : 'none',
  projects: [
    {
      name: 'journeys',
      testMatch: ['**/journeys/*.spec.ts', '**/security/*.spec.ts'],
      grepInvert: /@thorough/,
    },
    { name: 'thorough', testMatch: '**/journeys/**/*.spec.ts', grep: /thorough\/|@thorough/ },
    { name: 'build', testMatch: '**/integrations/build.setup.ts' },
    { name: 'environments', testMatch: OWN_SHOPS, dependencies: ['build'] },
    { name: 'fuzz', testMatch: '**/security/fuzz/*.spec.ts' },
    {
      name: 'faults',
      testMatch: '**/resilience/faults/*.spec.ts',
      fullyParallel: false,
      timeout: 90_000,
      // Longer than the storefront's timeout for the product API.
      expect: { timeout: 20_000 },
      use: { actionTimeout: 20_000 },
    },
    {
      name: 'replicas',
      testMatch: '**/resilience/replicas/*.spec.ts',
      workers: 1,
      fullyParallel: false,
      retries: 0,
      timeout: 180_000,
    },
    {
      name: 'pictures',
      testMatch: '**/pictures/*.spec.ts',
      // Playwright would finish scroll-driven animations too, which changes the header.
      expect: { toHaveScreenshot: { animations: 'allow', maxDiffPixelRatio: 0.0002, threshold: 0.15 } },
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  use: {
    baseURL: SHARED_SHOP.siteUrl,
    // Recording traces takes a third of the time; TRACE=1 keeps those of failed tests.
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
