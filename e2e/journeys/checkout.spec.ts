import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import {
  addToCart,
  fillAddress,
  getPaymentForm,
  openCheckout,
  payByCard,
  TEST_CARDS,
} from '@/e2e/support/steps/buying';
import { addToCartByApi, CANGGU_ADDRESS } from '@/e2e/support/steps/customer';
import { expectOrderStatus } from '@/e2e/support/steps/order-status';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';

const words = SHOP_TEXTS.en;
const pay = (page: Page) => page.getByRole('button', { name: words.pay });

/** `page.goBack` waits for a navigation, which Back in a dialog may not cause. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

async function countOrders(page: Page): Promise<number> {
  const orders: { total: number } = await (await page.request.get('/api/transactions/history')).json();
  return orders.total;
}

test('the dialog of an addition leads to cart and checkout', async ({ page, shopper: _ }) => {
  await page.goto('/men/uluwatu-elite-pro');
  await page.getByRole('radio', { name: '32' }).check();
  await page.getByRole('button', { name: words.addToCart, exact: true }).click();
  const added = page.getByRole('dialog', { name: words.added });
  await expect(added).toContainText(/Arriving.* – /);
  await added.getByRole('button', { name: 'VIEW CART' }).click();
  await page
    .getByRole('dialog', { name: words.cartTitle })
    .getByRole('button', { name: 'CLOSE CART' })
    .click();
  await addToCart(page, words, '34');
  await page.getByRole('radio', { name: '36' }).check();
  await page.getByRole('button', { name: words.addToCart, exact: true }).click();
  await added.getByRole('button', { name: words.checkout, exact: true }).click();
  await expect(page.getByRole('dialog', { name: words.checkoutTitle })).toContainText('Uluwatu Elite Pro');
});

test('two presses of PAY make one order, and its address is offered for the next', async ({
  page,
  shopper: _,
}) => {
  await addToCartByApi(page.request, 'Sekar Bikini', 'M');
  await page.goto('/woman');
  await fillAddress(await openCheckout(page, words), words);
  await pay(page).dblclick();
  await expect(getPaymentForm(page, words).getByLabel(words.cardNumber)).toBeVisible();
  expect(await countOrders(page)).toBe(1);
  await goBack(page);
  await expectOrderStatus(page, words, words.pending);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Pending order, Rp/ })).toHaveAttribute(
    'href',
    page.url().replace(/^https?:\/\/[^/]+/, ''),
  );
  await page.reload();
  await page.getByRole('button', { name: words.cart }).click();
  await page.getByRole('link', { name: 'See order status' }).click();
  await expectOrderStatus(page, words, words.pending);
  await page.getByRole('button', { name: words.continuePayment }).click();
  await payByCard(page, words, TEST_CARDS.paid);
  await expectOrderStatus(page, words, words.paid);
  expect(await countOrders(page)).toBe(1);

  await addToCartByApi(page.request, 'Laras Bikini', 'M');
  await page.goto('/woman');
  const next = await openCheckout(page, words);
  await expect(next.getByText('This is where your last order went.', { exact: false })).toBeVisible();
  await expect(next.getByText(CANGGU_ADDRESS.address)).toBeVisible();
  const address = next.getByLabel(words.address, { exact: true });
  await expect(address).toBeHidden();
  await next.getByRole('button', { name: words.changeAddress, exact: true }).click();
  await expect(next.getByLabel(words.receiptName, { exact: true })).toBeFocused();
  await expect(address).toHaveValue(CANGGU_ADDRESS.address);
});

test('a cart that was ordered in one tab leads to that order in the other', async ({
  page,
  context,
  shopper: _,
}) => {
  await addToCartByApi(page.request, 'Dewi Bikini', 'M');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/woman');
    await fillAddress(await openCheckout(tab, words), words);
  }
  await pay(page).click();
  await expect(getPaymentForm(page, words).getByLabel(words.cardNumber)).toBeVisible();
  await expect(other.getByText('is waiting for its payment.', { exact: false })).toBeVisible();
  await other.getByRole('link', { name: 'See order status' }).click();
  await expectOrderStatus(other, words, words.pending);
  expect(await countOrders(page)).toBe(1);
});

test('a cart that another device has changed is shown again before it is ordered', async ({
  page,
  shopper: _,
  trouble,
}) => {
  await page.goto('/men/sanur-volley');
  await addToCart(page, words, '30');
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);
  await addToCartByApi(page.request, 'Lovina Volley', '32');
  trouble.expect(409, /^\/api\/checkout$/);
  await pay(page).click();
  const message = 'Your cart has changed in the meantime. Please check it and try again.';
  await expect(page.getByText(message)).toBeVisible();
  await expect(checkout).toContainText('Lovina Volley');
  const ok = page.getByRole('button', { name: 'OK' });
  if (await ok.isVisible()) await ok.click();
  await pay(page).click();
  await payByCard(page, words, TEST_CARDS.paid);
  await expectOrderStatus(page, words, words.paid);
  await expect(page.getByRole('main').getByRole('row', { name: /Lovina Volley/ })).toBeVisible();
});
