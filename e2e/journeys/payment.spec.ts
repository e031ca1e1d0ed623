import { expect, test } from '@/e2e/fixtures';
import { addToCart, CARDS, goToPayment, payByCard, paymentForm } from '@/e2e/steps/buying';
import { expectOrder } from '@/e2e/steps/order-status';
import { WORDS } from '@/e2e/steps/words';

test.describe('the payment widget', () => {
  const words = WORDS.en;

  test.beforeEach(async ({ page, shopper: _ }) => {
    await page.goto('/men/balangan-essential');
    await addToCart(page, words, '34');
    await goToPayment(page, words);
  });

  test('a declined card leaves room for one that is paid', async ({ page }) => {
    await payByCard(page, words, CARDS.declined);
    await expect(paymentForm(page, words).getByRole('alert')).toContainText(words.declined);

    await payByCard(page, words, CARDS.paid);
    await expectOrder(page, words, words.paid);
  });

  test('closed, it can be opened again from the order', async ({ page }) => {
    await paymentForm(page, words).getByRole('button', { name: words.closePayment }).click();
    const id = await expectOrder(page, words, words.pending);

    await page.getByRole('button', { name: words.continuePayment }).click();
    await payByCard(page, words, CARDS.paid);
    expect(await expectOrder(page, words, words.paid)).toBe(id);
  });

  test('abandoned with its page, it can be paid later from the account menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Order Status' }).click();
    const order = page.getByRole('dialog', { name: words.orderStatus });
    await expect(order.getByText(words.pending, { exact: true })).toBeVisible();
    await expect(order).toContainText('Not specified');

    await order.getByRole('button', { name: words.continuePayment }).click();
    await payByCard(page, words, CARDS.paid);
    await expect(page.getByText(words.paid, { exact: true })).toBeVisible();
  });
});

test('the widget speaks Indonesian, and so does the order', async ({ page, shopper: _ }) => {
  const words = WORDS.id;
  await page.goto('/id/woman/melati-bikini');
  await addToCart(page, words, 'XL');
  await goToPayment(page, words);
  await payByCard(page, words, CARDS.declined);
  await expect(paymentForm(page, words).getByRole('alert')).toContainText(words.declined);

  await paymentForm(page, words).getByRole('button', { name: words.closePayment }).click();
  await expectOrder(page, words, words.pending);
  await page.getByRole('button', { name: words.continuePayment }).click();
  await payByCard(page, words, CARDS.paid);
  await expectOrder(page, words, words.paid);
});
