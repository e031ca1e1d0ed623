import { test as base, expect } from '@playwright/test';
import { CLOCK_OFFSET } from '@/scripts/clock/fixed-clock.mjs';
import { shiftClock } from '@/scripts/clock/shift-clock.mjs';
import type { Customer } from './shoppers/customer';
import { verifiedCustomer } from './shoppers/verified-customer';
import { reportViolations, Trouble } from './watch/trouble';

type Fixtures = {
  /** Fails the test for any error the browser meets; `trouble.expect` announces those that belong to it. */
  trouble: Trouble;
  /** A verified customer, logged in with this page's browser. */
  shopper: Customer;
};

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript(shiftClock, CLOCK_OFFSET);
    await use(context);
  },

  trouble: [
    async ({ context, baseURL }, use) => {
      const trouble = new Trouble(context, baseURL ?? '');
      await reportViolations(context, trouble);
      await use(trouble);
      expect(trouble.report()).toEqual([]);
    },
    { auto: true },
  ],

  shopper: async ({ context }, use) => {
    const customer = await verifiedCustomer(context.request);
    const { email, password } = customer;
    const answer = await context.request.post('/api/users/login', { data: { email, password } });
    expect(answer.status()).toBe(200);
    await use(customer);
  },
});

export { expect };
