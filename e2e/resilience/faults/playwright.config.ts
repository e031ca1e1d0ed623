import { defineConfig } from '@playwright/test';
import shared from '@/e2e/playwright.config';

/** Timeouts of the storefront for its product API, and a little for the machine. */
const SHOWN_WITHIN_MS = 20_000;

/** Every call that goes wrong in every way, in an environment of its own (`npm run test:faults`). */
export default defineConfig({
  ...shared,
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/faults',
  expect: { timeout: SHOWN_WITHIN_MS },
  timeout: 90_000,
  projects: [{ name: 'faults' }],
  use: { ...shared.use, actionTimeout: SHOWN_WITHIN_MS },
});
