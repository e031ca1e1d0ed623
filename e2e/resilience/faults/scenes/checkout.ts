import { expect, type Locator } from '@playwright/test';
import { tellApiAs } from '@/e2e/resilience/faults/api-side';
import { readBooks } from '@/e2e/resilience/faults/books';
import { fillCart } from '@/e2e/resilience/faults/fill-cart';
import { type Play, type Scene, type Stage, telling } from '@/e2e/resilience/faults/scene';
import { CARDS, fillAddress, openCheckout, payByCard } from '@/e2e/support/steps/buying';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;
const NO_ORDER = 'There was an error processing your request. Please try again.';

async function expectAddress(checkout: Locator): Promise<void> {
  const { receiptName, city, postalCode } = HOME_IN_CANGGU;
  await expect(checkout.getByLabel(words.receiptName, { exact: true })).toHaveValue(receiptName);
  await expect(checkout.getByLabel(words.city, { exact: true })).toHaveValue(city);
  await expect(checkout.getByLabel(words.postalCode, { exact: true })).toHaveValue(postalCode);
}

/** PAY, whatever of it fails: pressed again there is one order, and it is paid once. */
function paying(
  { call, step }: Pick<Scene, 'call' | 'step'>,
  said: Parameters<typeof telling>[0],
  { pressesAgain = true } = {},
): Scene {
  return {
    call,
    step,
    handler: /^\/api\/checkout$/,
    async begin({ page, request, goods, enter }: Stage): Promise<Play> {
      const { customer, token } = await enter();
      await fillCart(request, goods);
      await page.goto('/size-guide');
      const checkout = await openCheckout(page, words);
      await expect(checkout).toContainText(goods.name);
      await fillAddress(checkout, words);
      const pay = () => checkout.getByRole('button', { name: words.pay, exact: true }).click();

      return {
        marks: [token],
        act: pay,
        tells: telling(said),
        async goOn() {
          if (!pressesAgain) return;
          await expectAddress(checkout);
          await pay();
        },
        async outcome() {
          await payByCard(page, words, CARDS.paid);
          const id = await expectOrder(page, words, words.paid);
          const { orders } = await readBooks(customer);
          expect(orders).toMatchObject([{ id, status: 'paid', lines: [{ quantity: 1 }] }]);
        },
      };
    },
  };
}

/** What the checkout reads when it is opened: without it one can pay all the same. */
function opening({ call, step }: Pick<Scene, 'call' | 'step'>, said: Parameters<typeof telling>[0]): Scene {
  return {
    call,
    step,
    async begin({ page, request, goods, enter }: Stage): Promise<Play> {
      const { customer, token } = await enter();
      await tellApiAs(token, '/api/users/address', HOME_IN_CANGGU);
      await fillCart(request, goods);
      await page.goto('/size-guide');
      const checkout = page.getByRole('dialog', { name: words.checkoutTitle });

      return {
        marks: [token, 'accept-language: en'],
        act: () => openCheckout(page, words),
        tells: telling(said),
        goOn: () => Promise.resolve(),
        async outcome() {
          await fillAddress(checkout, words);
          await checkout.getByRole('button', { name: words.pay, exact: true }).click();
          await expect(page.getByTitle(words.payment, { exact: true })).toBeVisible();
          expect((await readBooks(customer)).orders).toMatchObject([{ status: 'pending' }]);
        },
      };
    },
  };
}

const CONTACT_MISSING =
  'Your contact information cannot be shown right now. Your order will carry it all the same.';
const ADDRESS_FAILED = 'Error submitting address. Please try again.';
const CART_LEFT = 'There was an error processing remove Cart. Please try again.';

export const CHECKOUT_SCENES: readonly Scene[] = [
  opening(
    { call: 'GET /api/users/profile', step: 'the checkout says who orders' },
    { unanswered: CONTACT_MISSING, failed: CONTACT_MISSING },
  ),
  opening({ call: 'GET /api/users/address', step: 'the checkout offers the last address' }, {}),
  paying(
    { call: 'GET /api/cart', step: 'PAY looks at the cart once more' },
    { unanswered: NO_ORDER, failed: NO_ORDER },
  ),
  paying(
    { call: 'POST /api/users/address', step: 'PAY saves the address' },
    { unanswered: ADDRESS_FAILED, failed: ADDRESS_FAILED },
  ),
  paying(
    { call: 'POST /api/transactions/create', step: 'PAY makes the order' },
    { unanswered: NO_ORDER, failed: NO_ORDER },
  ),
  paying(
    { call: 'DELETE /api/cart/clear', step: 'PAY empties the cart' },
    { unanswered: CART_LEFT, failed: CART_LEFT },
    { pressesAgain: false },
  ),
];
