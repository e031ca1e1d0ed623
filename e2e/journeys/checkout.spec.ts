import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findViolations } from '@/e2e/support/checks/find-violations';
import {
  addByApi,
  CARDS,
  fillAddress,
  openCheckout,
  payByCard,
  paymentForm,
} from '@/e2e/support/steps/buying';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;

const pay = (page: Page) => page.getByRole('button', { name: words.pay, exact: true });

async function countOrders(page: Page): Promise<number> {
  const answer: { total: number } = await (await page.request.get('/api/transactions/history')).json();
  return answer.total;
}

test('what has just been added is paid for by way of the dialog that said so', async ({
  page,
  shopper: _,
}) => {
  await page.goto('/men/uluwatu-elite-pro');
  await page.getByRole('radio', { name: '32' }).check();
  await page.getByRole('button', { name: words.addToCart, exact: true }).click();
  await page.getByRole('dialog', { name: words.added }).getByRole('button', { name: 'VIEW CART' }).click();
  const cart = page.getByRole('dialog', { name: words.cartTitle });
  await cart.getByRole('button', { name: words.checkout, exact: true }).click();
  const checkout = page.getByRole('dialog', { name: words.checkoutTitle });
  await fillAddress(checkout, words);
  await pay(page).click();
  await payByCard(page, words, CARDS.paid);
  await expectOrder(page, words, words.paid);
});

test('however often PAY is pressed there is one order, and its address is there for the next', async ({
  page,
  shopper: _,
}) => {
  await addByApi(page.request, 'Sekar Bikini', 'M');
  await page.goto('/woman');
  await fillAddress(await openCheckout(page, words), words);
  await pay(page).dblclick();
  await expect(paymentForm(page, words).getByLabel(words.cardNumber)).toBeVisible();
  expect(await countOrders(page)).toBe(1);

  await page.reload();
  await page.getByRole('button', { name: words.cart }).click();
  await page.getByRole('link', { name: 'See order status' }).click();
  await expectOrder(page, words, words.pending);
  await page.getByRole('button', { name: words.continuePayment }).click();
  await payByCard(page, words, CARDS.paid);
  await expectOrder(page, words, words.paid);
  expect(await countOrders(page)).toBe(1);

  await addByApi(page.request, 'Laras Bikini', 'M');
  await page.goto('/woman');
  const next = await openCheckout(page, words);
  await expect(next.getByText('This is where your last order went.', { exact: false })).toBeVisible();
  await expect(next.getByText(HOME_IN_CANGGU.address)).toBeVisible();
  const address = next.getByLabel(words.address, { exact: true });
  await expect(address).toBeHidden();
  await next.getByRole('button', { name: words.changeAddress, exact: true }).click();
  await expect(next.getByLabel(words.receiptName, { exact: true })).toBeFocused();
  await expect(address).toHaveValue(HOME_IN_CANGGU.address);
});

test('what is missing is said before PAY is pressed, and is no wall', async ({ page, shopper: _ }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await addByApi(page.request, 'Sekar Bikini', 'M');
  await page.goto('/woman');
  const checkout = await openCheckout(page, words);
  for (const part of ['Contact', 'Delivery', 'Payment']) {
    await expect(checkout.getByRole('heading', { name: part, level: 3 })).toBeVisible();
  }
  await expect(
    checkout.getByRole('row', { name: /Sekar Bikini/ }),
    'the order is shown in short',
  ).toBeHidden();
  await checkout.getByText('Your order', { exact: true }).click();
  await expect(checkout.getByRole('row', { name: /Sekar Bikini/ })).toBeVisible();
  await checkout.getByText('Your order', { exact: true }).click();

  await checkout.getByRole('link', { name: 'City', exact: true }).click();
  await page.keyboard.type('Badung');
  await expect(checkout.getByRole('link', { name: 'City', exact: true })).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await pay(page).click();
  await expect(checkout.getByText('All forms must be filled in')).toBeVisible();
  await fillAddress(checkout, words);
  await expect(checkout.getByText('Still missing:')).toBeHidden();
  await pay(page).click();
  await expect(paymentForm(page, words).getByLabel(words.cardNumber)).toBeVisible();
});

test('what one tab has ordered, the other does not order again: it leads to the order', async ({
  page,
  context,
  shopper: _,
}) => {
  await addByApi(page.request, 'Dewi Bikini', 'M');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/woman');
    await fillAddress(await openCheckout(tab, words), words);
  }
  await pay(page).click();
  await expect(paymentForm(page, words).getByLabel(words.cardNumber)).toBeVisible();

  await expect(other.getByText('is waiting for its payment.', { exact: false })).toBeVisible();
  await other.getByRole('link', { name: 'See order status' }).click();
  await expectOrder(other, words, words.pending);
  expect(await countOrders(page)).toBe(1);
  await other.getByRole('button', { name: words.continuePayment }).click();
  await payByCard(other, words, CARDS.paid);
  await expectOrder(other, words, words.paid);
});

test('a reload in the middle costs nothing that was typed', async ({ page, shopper: _ }) => {
  await addByApi(page.request, 'Cempaka Bikini', 'M');
  await page.goto('/woman');
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);
  const text = 'Jl. ᬩᬢᬸᬩᭀᬮᭀᬂ “58” 🌊';
  await checkout.getByLabel(words.address, { exact: true }).fill(text);
  await page.reload();
  const again = await openCheckout(page, words);
  await expect(again.getByLabel(words.address, { exact: true })).toHaveValue(text);
  await expect(again.getByLabel(words.city, { exact: true })).toHaveValue(HOME_IN_CANGGU.city);
});

test('a payment script that is blocked leaves two ways on', async ({ page, shopper: _, trouble }) => {
  await addByApi(page.request, 'Tirta Bikini', 'M');
  await page.goto('/woman');
  await fillAddress(await openCheckout(page, words), words);
  trouble.expect(503, /^\/payment\/snap\.js$/);
  await page.route('**/payment/snap.js', (route) => route.fulfill({ status: 503, body: '' }));
  await pay(page).click();
  await expect(page.getByText('The payment form could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'See order status' })).toBeVisible();

  await page.unroute('**/payment/snap.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await payByCard(page, words, CARDS.paid);
  await expectOrder(page, words, words.paid);
});
