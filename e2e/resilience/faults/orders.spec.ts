import { z } from 'zod';
import { fillAddress, openCheckout, payByCard, TEST_CARDS } from '@/e2e/support/steps/buying';
import {
  addToCartByApi,
  CANGGU_ADDRESS,
  findItemInStock,
  placeOrderByApi,
  readSessionToken,
} from '@/e2e/support/steps/customer';
import { expectOrderStatus } from '@/e2e/support/steps/order-status';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';
import { orderSchema } from '@/lib/contract/order';
import { type ApiFaultKind, expect, expectMessage, readApi, test } from './fixtures';

const words = SHOP_TEXTS.en;
const NAME = 'Keramas Elite Pro';
const SIZE = '34';
const NO_ORDER = 'There was an error processing your request. Please try again.';
const NO_STATUS = 'Error fetching order status. Please try again.';

async function stockOf(itemId: string): Promise<number | undefined> {
  const path = `/api/items?name=${encodeURIComponent(NAME)}`;
  const items = await readApi(path, '', z.array(z.object({ id: z.string(), stock: z.number() })));
  return items.find(({ id }) => id === itemId)?.stock;
}

/**
 * A call that is made when the shopper presses PAY, its fault, the message that the shopper sees, and whether the
 * shopper has to press PAY again.
 */
const PAYMENTS: [`${string} /${string}`, ApiFaultKind, string?, { again?: boolean }?][] = [
  ['GET /api/cart', 'half', NO_ORDER],
  ['POST /api/users/address', 'failed', 'Error submitting address. Please try again.'],
  ['POST /api/transactions/create', 'late', NO_ORDER],
  ['POST /api/transactions/create', 'never', NO_ORDER],
  ['POST /api/transactions/create', 'twice'],
  [
    'DELETE /api/cart/clear',
    'failed',
    'There was an error processing remove Cart. Please try again.',
    { again: false },
  ],
];
for (const [call, kind, message, { again = true } = {}] of PAYMENTS) {
  test(`PAY while ${call} fails (${kind}) makes one order, paid once`, async ({
    page,
    shopper: _,
    spoil,
  }) => {
    const { itemId } = await findItemInStock(page.request, NAME, SIZE);
    const stock = await stockOf(itemId);
    await addToCartByApi(page.request, NAME, SIZE);
    await page.goto('/size-guide');
    const checkout = await openCheckout(page, words);
    await expect(checkout).toContainText(NAME);
    await fillAddress(checkout, words);
    const pay = checkout.getByRole('button', { name: words.pay });
    const happened = await spoil(call, kind);
    await pay.click();
    await happened();
    if (message) {
      await expectMessage(page, message);
      if (again) {
        const name = checkout.getByLabel(words.receiptName, { exact: true });
        await expect(name, 'the input is kept').toHaveValue(CANGGU_ADDRESS.receiptName);
        await pay.click();
      }
    }
    await payByCard(page, words, TEST_CARDS.paid);
    const id = await expectOrderStatus(page, words, words.paid);
    const token = await readSessionToken(page.request);
    const orders = await readApi('/api/transactions/history', token, z.array(orderSchema));
    expect(orders).toMatchObject([{ id, status: 'paid', lines: [{ quantity: 1 }] }]);
    expect(await stockOf(itemId), 'pieces left').toBe((stock ?? 0) - 1);
  });
}

test('an order that cannot be read is shown by Retry, and stays on the page when a later read fails', async ({
  page,
  shopper: _,
  spoil,
}) => {
  const { id } = await placeOrderByApi(page.request);
  const main = page.getByRole('main');
  const opened = await spoil('GET /api/transactions/{id}', 'nonsense');
  await page.goto(`/order-status?transaction_id=${id}`);
  await opened();
  await expectMessage(page, NO_STATUS);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByText('Order status: pending')).toBeVisible();

  const polled = await spoil('GET /api/transactions/{id}', 'failed');
  await polled();
  await expect(main.getByText('Order status: pending')).toBeVisible();
  await expect(main.getByText(NO_STATUS)).toBeHidden();
});

for (const [kind, isTold] of [
  ['late', false],
  ['failed', true],
] as const) {
  test(`a cancellation that fails (${kind}) ends with a cancelled order`, async ({
    page,
    shopper: _,
    spoil,
  }) => {
    const { id } = await placeOrderByApi(page.request);
    await page.goto(`/order-status?transaction_id=${id}`);
    const main = page.getByRole('main');
    const cancel = async () => {
      await main.getByRole('button', { name: 'Cancel this order' }).click();
      const question = page.getByRole('dialog', { name: 'Cancel this order?' });
      await question.getByRole('button', { name: 'Cancel the order' }).click();
    };
    const happened = await spoil('POST /api/transactions/{id}/cancel', kind);
    await cancel();
    await happened();
    if (isTold) {
      await expectMessage(page, 'The order could not be cancelled. Please try again.');
      await cancel();
    }
    await expect(main.getByText('Order status: cancelled')).toBeVisible();
    await expect(main.getByRole('alert')).toBeHidden();
  });
}
