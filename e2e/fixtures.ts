import { type BrowserContext, test as base, expect } from '@playwright/test';
import { shiftClock, TEST_CLOCK_OFFSET_MS } from '@/scripts/clock/fixed-clock.mjs';
import { PageErrorCollector, reportCspViolations } from './support/checks/page-error-collector';
import { type Customer, createVerifiedCustomer, logInByApi } from './support/steps/customer';

type Fixtures = {
  /** Fails the test for every error in the browser, except those announced with `trouble.expect`. */
  trouble: PageErrorCollector;
  /** A verified customer who is logged in with this page's browser. */
  shopper: Customer;
};

const troubles = new WeakMap<BrowserContext, PageErrorCollector>();

export const test = base.extend<Fixtures>({
  // Extends `context` instead of adding an automatic fixture, which would start a browser for tests without a page.
  context: async ({ context, baseURL }, use) => {
    await context.addInitScript(shiftClock, TEST_CLOCK_OFFSET_MS);
    const trouble = new PageErrorCollector(context, baseURL ?? '');
    await reportCspViolations(context, trouble);
    troubles.set(context, trouble);
    await use(context);
    expect(trouble.report()).toEqual([]);
  },

  trouble: async ({ context }, use) => {
    const trouble = troubles.get(context);
    if (!trouble) throw new Error('the context has no trouble fixture');
    await use(trouble);
  },

  shopper: async ({ context }, use) => {
    const customer = await createVerifiedCustomer();
    await logInByApi(context.request, customer);
    await use(customer);
  },
});

export { expect };
