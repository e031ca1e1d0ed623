import { defineConfig } from '@playwright/test';
import shared from '@/e2e/playwright.config';
import type { EngineOptions } from './fixtures';

/**
 * Playwright's own builds keep no page for the way back; Firefox does, but Playwright waits for ever for one that has
 * come back to load.
 */
const WITHOUT_WAY_BACK = { testIgnore: '**/back-forward.spec.ts' };

/** The same steps in three engines: `npm run test:engines`; one purchase in WebKit is a stage of its own. */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/engines',
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: { baseURL: shared.use?.baseURL },
  projects: [
    { name: 'chromium', use: { engineName: 'chromium' } },
    { name: 'gecko', use: { engineName: 'gecko' }, ...WITHOUT_WAY_BACK },
    {
      name: 'webkit',
      use: { engineName: 'webkit' },
      ...(process.env.ENGINES === 'playwright' && WITHOUT_WAY_BACK),
    },
  ],
});
