import { expect } from '@playwright/test';
import { placeOrder } from '@/e2e/resilience/faults/fill-cart';
import { type Scene, type Stage, telling } from '@/e2e/resilience/faults/scene';
import { CARDS, payByCard } from '@/e2e/support/steps/buying';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;
const receiptPage = (id: string) => `/account/receipt?transaction_id=${id}`;

/** An order of who is logged in that is paid for. @returns its id */
async function paidOrder({ page, request, goods }: Stage): Promise<string> {
  const id = await placeOrder(request, goods);
  await page.goto(`/order-status?transaction_id=${id}`);
  await page.getByRole('button', { name: words.continuePayment }).click();
  await payByCard(page, words, CARDS.paid);
  return expectOrder(page, words, words.paid);
}

const opening: Scene = {
  call: 'GET /api/transactions/{id}',
  step: 'a customer opens a receipt',
  async begin(stage) {
    const { page, enter } = stage;
    const { customer, token } = await enter();
    const id = await paidOrder(stage);
    const failure = 'Error fetching order status. Please try again.';
    const main = page.getByRole('main');

    return {
      marks: [token],
      act: () => page.goto(receiptPage(id)),
      tells: telling({ unanswered: failure, failed: failure }),
      goOn: () => main.getByRole('button', { name: 'Retry' }).click(),
      outcome: () => expect(main.getByRole('article')).toContainText(customer.email),
    };
  },
};

export const RECEIPT_SCENES: readonly Scene[] = [opening];
