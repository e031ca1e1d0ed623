import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { SHARED_SHOP } from '@/e2e/support/servers/environments';
import { type Customer, createVerifiedCustomer } from '@/e2e/support/steps/customer';
import {
  type BrowserEngine,
  type BrowserEngineName,
  startBrowserEngine,
  type ViewportSize,
} from './start-browser-engine';
import { WebDriverVisitor } from './web-driver-visitor';

export type EngineOptions = { engineName: BrowserEngineName };

type Fixtures = {
  /** Initial size of the window. */
  size: ViewportSize;
  /** A new visitor. Errors in their pages fail the test. */
  visitor: WebDriverVisitor;
  /** A verified customer who is logged in with the visitor's browser. */
  shopper: Customer;
};

export const test = base.extend<Fixtures, EngineOptions & { engine: BrowserEngine }>({
  engineName: ['gecko', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use, { parallelIndex }) => {
      const engine = await startBrowserEngine(engineName, parallelIndex);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  size: [{ width: 1440, height: 900 }, { option: true }],

  visitor: async ({ engine, size }, use, testInfo) => {
    const driver = await engine.newSession(size);
    const visitor = new WebDriverVisitor(driver, SHARED_SHOP.siteUrl);
    await use(visitor);
    const troubles = await visitor.troubles();
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screenshot.png'), await driver.takeScreenshot(), 'base64');
    await driver.quit();
    expect(troubles).toEqual([]);
  },

  shopper: async ({ visitor }, use) => {
    const customer = await createVerifiedCustomer();
    await visitor.open('/size-guide');
    const status = await visitor.run(
      async ({ email, password }) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ email, password });
        return (await fetch('/api/users/login', { method: 'POST', headers, body })).status;
      },
      { email: customer.email, password: customer.password },
    );
    expect(status).toBe(200);
    await use(customer);
  },
});

export { expect };
