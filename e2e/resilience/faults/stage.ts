import { test as base, expect } from '@/e2e/fixtures';
import { FAULTY_SHOP } from '@/e2e/support/servers/environments';
import type { Customer } from '@/e2e/support/steps/customer';
import { sessionToken } from '@/e2e/support/steps/session-token';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import { expectSoundBooks } from './books';
import { type Goods, listGoods, stockOf } from './goods';
import type { Stage } from './scene';

/** Workers take turns at the goods, so that no two sell the same at a time. */
const WORKERS_MAX = 4;

type WorkerFixtures = { shelf: Goods[] };
type Fixtures = { stage: Stage };

let turn = 0;

/** An address of the shopper's own: the storefront counts tries by it. */
function ownAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: FAULTY_SHOP.siteUrl,

  extraHTTPHeaders: async ({ baseURL: _ }, use) => {
    await use({ 'x-forwarded-for': ownAddress() });
  },

  shelf: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const all = await listGoods();
      await use(all.filter((_goods, index) => index % WORKERS_MAX === parallelIndex % WORKERS_MAX));
    },
    { scope: 'worker' },
  ],

  stage: async ({ page, context, trouble, shelf }, use) => {
    const chosen = shelf[turn++ % shelf.length];
    if (!chosen) throw new Error('There is nothing to buy');
    const goods = { ...chosen, stock: await stockOf(chosen) };
    let customer: Customer | undefined;
    const enter = async () => {
      const entering = await verifiedCustomer(context.request, FAULTY_SHOP);
      const { email, password } = entering;
      const answer = await context.request.post('/api/users/login', { data: { email, password } });
      expect(answer.status()).toBe(200);
      customer = entering;
      return { customer: entering, token: await sessionToken(context) };
    };

    await use({ page, request: context.request, trouble, goods, enter });
    if (customer) await expectSoundBooks(customer, goods);
  },
});

export { expect };
