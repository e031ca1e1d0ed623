import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { findTruncatedTexts, measureHorizontalOverflow } from '@/e2e/support/checks/truncated-texts';
import {
  addToCart,
  goToPayment,
  openCart,
  openCheckout,
  payByCard,
  TEST_CARDS,
} from '@/e2e/support/steps/buying';
import { addToCartByApi, createVerifiedCustomer, logInByApi } from '@/e2e/support/steps/customer';
import { moveFingers } from '@/e2e/support/steps/move-fingers';
import { expectOrderStatus } from '@/e2e/support/steps/order-status';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';

const words = SHOP_TEXTS.en;

test('the last piece goes to whoever orders first, and the other shopper is told', async ({
  page,
  shopper: _,
  browser,
  baseURL,
}) => {
  await page.goto('/men/medewi-essential');
  await addToCart(page, words, '32');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await logInByApi(context.request, await createVerifiedCustomer());
  const faster = await context.newPage();
  await faster.goto('/men/medewi-essential');
  await addToCart(faster, words, '32');
  await goToPayment(faster, words);
  await payByCard(faster, words, TEST_CARDS.paid);
  await expectOrderStatus(faster, words, words.paid);
  await context.close();

  const checkout = await openCheckout(page, words);
  await expect(checkout.getByText('Medewi Essential in size 32 is sold out.')).toBeVisible();
  await expect(checkout.getByRole('button', { name: words.pay })).toHaveAttribute('aria-disabled', 'true');
  await checkout.getByRole('button', { name: 'Remove Medewi Essential, size 32' }).click();
  await expect(checkout.getByText('Your cart is empty.')).toBeVisible();
  await expect(checkout.getByText('Medewi Essential in size 32 is sold out.')).toBeHidden();
  await page.goto('/men/medewi-essential');
  await expect(page.getByRole('radio', { name: /^32/ })).toBeDisabled();
});

test('a removed line can be brought back, and its size can be changed', async ({ page, shopper: _ }) => {
  await addToCartByApi(page.request, 'Kirana Bikini', 'M', 2);
  await addToCartByApi(page.request, 'Ayu Bikini', 'S');
  await page.goto('/men');
  await page.setViewportSize({ width: 320, height: 800 });
  const cart = await openCart(page, words);
  const first = cart.locator('tbody tr').first();
  await cart.getByRole('button', { name: 'Remove Kirana Bikini, size M' }).click();
  await expect(first).toContainText('Kirana Bikini, size M, has been removed.');
  await expect(page.locator(':focus')).toContainText('has been removed');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await first.getByRole('button', { name: /^Undo/ }).click();
  await expect(cart.getByRole('button', { name: 'Remove Kirana Bikini, size M' })).toBeFocused();
  await expect(first).toContainText('Rp. 1.438.000');

  const size = first.getByRole('combobox', { name: 'Size of Kirana Bikini' });
  // `selectOption` does not focus the control, as a shopper's choice would.
  await size.focus();
  await size.selectOption('L');
  await expect(cart.getByText('Kirana Bikini: size L. Total', { exact: false })).toBeAttached();
  await expect(size).toBeFocused();
  expect([await measureHorizontalOverflow(page), await findTruncatedTexts(page)]).toEqual([0, []]);
});

test('two tabs show the same cart without a reload', async ({ page, context, shopper: _ }) => {
  await page.goto('/men');
  const badge = page.getByRole('button', { name: words.cart });
  await expect(badge).toHaveAccessibleName('Cart, 0 items');
  const other = await context.newPage();
  await other.goto('/woman/ayu-bikini');
  await addToCart(other, words, 'M');
  await expect(badge).toHaveAccessibleName('Cart, 1 item');
  await page.bringToFront();
  await badge.click();
  await page.getByRole('button', { name: 'Remove Ayu Bikini, size M' }).click();
  await expect(other.getByRole('button', { name: words.cart })).toHaveAccessibleName('Cart, 0 items');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('the cart panel follows the finger and closes when it is swiped away', async ({
    page,
    shopper: _,
  }) => {
    await page.goto('/');
    const cart = await openCart(page, words);
    await moveFingers(page, [{ from: [120, 400], to: [160, 400] }]);
    await expect(cart).toHaveCSS('translate', '0px');
    await moveFingers(page, [{ from: [60, 400], to: [330, 400] }]);
    await expect(cart).toBeHidden();
    await expect(page.getByRole('button', { name: words.cart })).toBeFocused();
  });
});
