import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { findTruncatedTexts, measureHorizontalOverflow } from '@/e2e/support/checks/truncated-texts';
import { addToCart, getPaymentForm, goToPayment, payByCard, TEST_CARDS } from '@/e2e/support/steps/buying';
import { CANGGU_ADDRESS } from '@/e2e/support/steps/customer';
import { expectOrderStatus } from '@/e2e/support/steps/order-status';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';

const words = SHOP_TEXTS.en;

test.beforeEach(async ({ page, shopper: _ }) => {
  await page.goto('/men/balangan-essential');
  await addToCart(page, words, '34');
  await goToPayment(page, words);
});

test('a declined card can be followed by another one', async ({ page }) => {
  await payByCard(page, words, TEST_CARDS.declined);
  await expect(getPaymentForm(page, words).getByRole('alert')).toContainText(words.declined);
  await payByCard(page, words, TEST_CARDS.paid);
  await expectOrderStatus(page, words, words.paid);
});

test('a paid order is thanked for, with pictures, address and details', async ({ page }) => {
  await payByCard(page, words, TEST_CARDS.paid);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Thank you, /)).toBeVisible({ timeout: 15_000 });
  const items = main.getByRole('region', { name: 'Transaction Items' });
  await expect(items).toContainText('Balangan Essential');
  await expect.poll(() => items.locator('img').evaluate((image) => image.clientWidth)).toBe(72);
  await expect(main.getByRole('region', { name: 'Delivering to' })).toContainText(CANGGU_ADDRESS.address);
  await expect(main.getByRole('region', { name: 'Arriving' })).toContainText(/^Arriving.* – /);
  await expect(main.getByText('Order ID', { exact: true })).toBeVisible();
  await expect(main.getByRole('img', { name: /turtle/ })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  for (const width of [320, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await measureHorizontalOverflow(page), await findTruncatedTexts(page)]).toEqual([
      width,
      0,
      [],
    ]);
  }
});

test('a closed payment leads to the order, where it can be continued', async ({ page }) => {
  await getPaymentForm(page, words).getByRole('button', { name: words.closePayment }).click();
  const id = await expectOrderStatus(page, words, words.pending);
  await page.getByRole('button', { name: words.continuePayment }).click();
  await payByCard(page, words, TEST_CARDS.paid);
  expect(await expectOrderStatus(page, words, words.paid)).toBe(id);
});

test('a bank transfer is pending until it arrives, also after a cancellation', async ({ page }) => {
  const form = getPaymentForm(page, words);
  await form.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await form.getByRole('button', { name: 'Pay later' }).click();
  const id = await expectOrderStatus(page, words, words.pending);
  await expect(page.getByRole('main')).toContainText('Bank transfer');
  const { data } = await (await page.request.get(`/api/transactions/${id}`)).json();
  await expect(page.getByText('Virtual account number').locator('+ dd')).toHaveText(
    data.payment.accounts[0].number,
  );
  await expect(page.getByRole('button', { name: words.continuePayment })).toBeHidden();
  expect((await page.request.post(`/api/transactions/${id}/cancel`)).status()).toBe(200);
  await page.reload();
  await expectOrderStatus(page, words, 'cancelled');
  expect((await page.request.post(`/payment/page/${data.snap_token}/arrive`)).status()).toBe(200);
  await page.reload();
  await expectOrderStatus(page, words, words.paid);
});

test('a payment that is held back can be denied', async ({ page }) => {
  await payByCard(page, words, TEST_CARDS.heldBack);
  const id = await expectOrderStatus(page, words, words.pending);
  await expect(page.getByText('Your bank is checking this card payment.')).toBeVisible();
  await expect(page.getByRole('button', { name: words.continuePayment })).toBeHidden();
  const { data } = await (await page.request.get(`/api/transactions/${id}`)).json();
  const path = `/payment/page/${data.snap_token}/review`;
  expect((await page.request.post(path, { data: { decision: 'deny' } })).status()).toBe(200);
  await page.reload();
  await expectOrderStatus(page, words, 'failed');
});

test('an abandoned payment can be continued from the account menu', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Order Status' }).click();
  const order = page.getByRole('dialog', { name: words.orderStatus });
  await expect(order.getByText(words.pending, { exact: true })).toBeVisible();
  await expect(order).toContainText('Not specified');
  await order.getByRole('button', { name: words.continuePayment }).click();
  await payByCard(page, words, TEST_CARDS.paid);
  await expect(page.getByText(words.paid, { exact: true })).toBeVisible();
});
