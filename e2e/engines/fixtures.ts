import { test as base, expect } from '@playwright/test';
import type { Customer } from '@/e2e/support/steps/customer';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import { type Engine, type EngineName, startEngine } from './start-engine';
import type { Size, Visitor } from './visitor';

export type EngineOptions = { engineName: EngineName };

type Fixtures = {
  /** How large the visitor's window is at first. */
  size: Size;
  /** Somebody new with a browser of this engine. What goes wrong inside their pages fails the test. */
  visitor: Visitor;
  /** A verified customer, logged in with the visitor's browser. */
  shopper: Customer;
};

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use, { parallelIndex }) => {
      const engine = await startEngine(engineName, parallelIndex);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  size: [{ width: 1280, height: 800 }, { option: true }],

  visitor: async ({ engine, size }, use, testInfo) => {
    const visitor = await engine.newVisitor(size);
    await use(visitor);
    const troubles = await visitor.troubles();
    if (testInfo.status !== testInfo.expectedStatus) {
      await visitor.keepPicture(testInfo.outputPath('screenshot.png')).catch(() => undefined);
    }
    await visitor.leave();
    expect(troubles).toEqual([]);
  },

  shopper: async ({ visitor, request }, use) => {
    const customer = await verifiedCustomer(request);
    const { email, password } = customer;
    await visitor.open('/size-guide');
    const status = await visitor.ask(
      async (given) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/api/users/login', {
          method: 'POST',
          headers,
          body: JSON.stringify(given),
        });
        return answer.status;
      },
      { email, password },
    );
    expect(status).toBe(200);
    await use(customer);
  },
});

export { expect };
