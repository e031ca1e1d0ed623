import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import shared from '@/e2e/playwright.config';
import type { EngineOptions } from './fixtures';

/** Tests a purchase and the dialogs in Firefox and WebKit. The journeys test the same in Chromium. */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/engines',
  // One worker per processor: without a graphics card, each browser keeps a processor busy.
  workers: availableParallelism(),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: { baseURL: shared.use?.baseURL },
  projects: [
    { name: 'gecko', use: { engineName: 'gecko' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
