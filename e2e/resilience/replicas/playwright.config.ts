import { defineConfig } from '@playwright/test';
import shared from '@/e2e/playwright.config';

// The stand takes the place of the shop that journeys share.
const { globalSetup: _, ...common } = shared;

/** A replicated shop, of which one part after the other fails while it sells (`npm run test:faults`). */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/topology',
  // One stand for all of it.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 180_000,
  projects: [{ name: 'topology' }],
});
