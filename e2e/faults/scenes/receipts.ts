import { expect } from '@playwright/test';
import { placeOrder } from '@/e2e/faults/fill-cart';
import { type Scene, type Stage, telling } from '@/e2e/faults/scene';
import { CARDS, payByCard } from '@/e2e/steps/buying';
import { expectOrder } from '@/e2e/steps/order-status';
import { WORDS } from '@/e2e/steps/words';

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

const saving: Scene = {
  call: 'GET /api/transactions/{id}',
  step: 'a customer saves a receipt as a PDF',
  handler: /\/receipt$/,
  async begin(stage) {
    const { page, enter } = stage;
    const { token } = await enter();
    const id = await paidOrder(stage);
    await page.goto(receiptPage(id));
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toBeVisible();
    const save = () => main.getByRole('button', { name: 'Save as PDF' }).click();
    const failure = 'The PDF could not be made. Please try again, or print the page.';

    return {
      marks: [token],
      act: save,
      tells: telling({ unanswered: failure, failed: failure }),
      goOn: save,
      outcome: () => expect(main.getByText('The PDF has been saved.')).toBeVisible(),
    };
  },
};

export const RECEIPT_SCENES: readonly Scene[] = [opening, saving];
