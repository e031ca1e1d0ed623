import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { SHOP } from '@/e2e/support/servers/environments';
import { type Customer, createVerifiedCustomer } from '@/e2e/support/steps/customer';
import { type Engine, type EngineName, type Size, startEngine } from './start-engine';
import { Visitor } from './visitor';

export type EngineOptions = { engineName: EngineName };

type Fixtures = {
  /** Initial size of the window. */
  size: Size;
  /** A new visitor. Errors in their pages fail the test. */
  visitor: Visitor;
  /** A verified customer who is logged in with the visitor's browser. */
  shopper: Customer;
};

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ['gecko', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use, { parallelIndex }) => {
      const engine = await startEngine(engineName, parallelIndex);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  size: [{ width: 1440, height: 900 }, { option: true }],

  visitor: async ({ engine, size }, use, testInfo) => {
    const driver = await engine.newSession(size);
    const visitor = new Visitor(driver, SHOP.siteUrl);
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
