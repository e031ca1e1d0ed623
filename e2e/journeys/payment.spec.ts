import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY } from '@/e2e/nightly';
import { cutText, sidewaysScroll } from '@/e2e/support/checks/cut-text';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { addToCart, CARDS, goToPayment, payByCard, paymentForm } from '@/e2e/support/steps/buying';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { WORDS } from '@/e2e/support/steps/words';

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

  test('what is paid for is thanked for, with pictures and address; its ids are in a disclosure', async ({
    page,
  }) => {
    await payByCard(page, words, CARDS.paid);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Thank you, /)).toBeVisible({ timeout: 15_000 });
    const pieces = main.getByRole('region', { name: 'Your pieces' });
    await expect(pieces).toContainText('Balangan Essential');
    await expect.poll(() => pieces.locator('img').evaluate((image) => image.clientWidth)).toBe(64);
    await expect(main.getByRole('region', { name: 'It goes to' })).toContainText(HOME_IN_CANGGU.address);
    await expect(main.getByRole('region', { name: 'When it comes' })).toContainText('working days');
    await expect(main.getByText('Order ID', { exact: true })).toBeHidden();
    await main.getByText('Order details', { exact: true }).click();
    await expect(main.getByText('Order ID', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    for (const width of [320, 375, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await sidewaysScroll(page), await cutText(page)]).toEqual([width, 0, []]);
    }
  });

  test('closed, it can be opened again from the order', NIGHTLY, async ({ page }) => {
    await paymentForm(page, words).getByRole('button', { name: words.closePayment }).click();
    const id = await expectOrder(page, words, words.pending);

    await page.getByRole('button', { name: words.continuePayment }).click();
    await payByCard(page, words, CARDS.paid);
    expect(await expectOrder(page, words, words.paid)).toBe(id);
  });

  test('a bank transfer shows its account, waits, and pays when it arrives', async ({ page }) => {
    await paymentForm(page, words).getByRole('button', { name: 'Pay by bank transfer' }).click();
    await paymentForm(page, words).getByRole('button', { name: 'Pay later' }).click();
    const id = await expectOrder(page, words, words.pending);
    await expect(page.getByRole('main')).toContainText('Bank transfer');

    await page.getByRole('button', { name: words.continuePayment }).click();
    await paymentForm(page, words).getByRole('button', { name: 'The transfer arrives' }).click();
    expect(await expectOrder(page, words, words.paid)).toBe(id);
  });

  test('a payment that is held back waits for a decision, and fails by it', NIGHTLY, async ({ page }) => {
    await payByCard(page, words, CARDS.heldBack);
    await expectOrder(page, words, words.pending);

    await page.getByRole('button', { name: words.continuePayment }).click();
    const decided = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/review'));
    await paymentForm(page, words).getByRole('button', { name: 'Deny the payment' }).click();
    expect((await decided).ok() || (await decided).status() === 303).toBe(true);
    await page.reload();
    await expectOrder(page, words, 'failed');
  });

  test('a transfer that arrives after the order was cancelled takes it up again', async ({ page }) => {
    const form = paymentForm(page, words);
    await form.getByRole('button', { name: 'Pay by bank transfer' }).click();
    await form.getByRole('button', { name: 'Pay later' }).click();
    const id = await expectOrder(page, words, words.pending);
    const order = await page.request.get(`/api/transactions/${id}`);
    const { data } = await order.json();
    expect((await page.request.post(`/api/transactions/${id}/cancel`)).status()).toBe(200);
    await page.reload();
    await expectOrder(page, words, 'cancelled');

    expect((await page.request.post(`/payment/page/${data.snap_token}/arrive`)).status()).toBe(200);
    await page.reload();
    await expectOrder(page, words, words.paid);
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

test('the widget speaks Indonesian, and so does the order', NIGHTLY, async ({ page, shopper: _ }) => {
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
