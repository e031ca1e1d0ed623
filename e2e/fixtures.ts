import { type BrowserContext, test as base, expect } from '@playwright/test';
import { CLOCK_OFFSET } from '@/scripts/clock/fixed-clock.mjs';
import { shiftClock } from '@/scripts/clock/shift-clock.mjs';
import { reportViolations, Trouble } from './support/checks/trouble';
import type { Customer } from './support/steps/customer';
import { verifiedCustomer } from './support/steps/verified-customer';

type Fixtures = {
  /** Every error the browser meets fails the test; `trouble.expect` announces those that belong to it. */
  trouble: Trouble;
  /** A verified customer, logged in with this page's browser. */
  shopper: Customer;
};

const troubles = new WeakMap<BrowserContext, Trouble>();

export const test = base.extend<Fixtures>({
  // Whoever opens no page needs no browser: the watch comes with the context, and a context when it is asked for.
  context: async ({ context, baseURL }, use) => {
    await context.addInitScript(shiftClock, CLOCK_OFFSET);
    const trouble = new Trouble(context, baseURL ?? '');
    await reportViolations(context, trouble);
    troubles.set(context, trouble);
    await use(context);
    expect(trouble.report()).toEqual([]);
  },

  trouble: async ({ context }, use) => {
    const trouble = troubles.get(context);
    if (!trouble) throw new Error('Nobody watches this browser.');
    await use(trouble);
  },

  shopper: async ({ context }, use) => {
    const customer = await verifiedCustomer(context.request);
    const { email, password } = customer;
    const answer = await context.request.post('/api/users/login', { data: { email, password } });
    expect(answer.status()).toBe(200);
    await use(customer);
  },
});

export { expect };
