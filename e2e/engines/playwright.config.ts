import { defineConfig } from '@playwright/test';
import shared from '@/e2e/playwright.config';
import type { EngineOptions } from './fixtures';

/** The same steps in three engines: `npm run test:engines`, and one purchase in WebKit in `npm test`. */
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
    { name: 'gecko', use: { engineName: 'gecko' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
