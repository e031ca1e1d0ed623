import { expect, test } from '@/e2e/fixtures';
import { addByApi, addToCart, CARDS, fillAddress, openCheckout, payByCard } from '@/e2e/support/steps/buying';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;

test('what one tab adds, the other shows, though nobody touches it', async ({
  page,
  context,
  shopper: _,
}) => {
  await page.goto('/men');
  const badge = page.getByRole('button', { name: words.cart });
  await expect(badge).toHaveAccessibleName('Cart, 0 items');

  const other = await context.newPage();
  await other.goto('/woman/ayu-bikini');
  await addToCart(other, words, 'M');
  await expect(other.getByRole('button', { name: words.cart })).toHaveAccessibleName('Cart, 1 item');
  await expect(badge, 'two windows beside each other').toHaveAccessibleName('Cart, 1 item');

  await page.bringToFront();
  await badge.click();
  await expect(page.getByRole('dialog', { name: words.cartTitle })).toContainText('Ayu Bikini');
  await page.getByRole('button', { name: 'Remove Ayu Bikini, size M' }).click();
  await expect(other.getByRole('button', { name: words.cart })).toHaveAccessibleName('Cart, 0 items');
});

test('a cart that changed elsewhere is not sold as it was', async ({
  page,
  context,
  shopper: _,
  trouble,
}) => {
  await page.goto('/men/sanur-volley');
  await addToCart(page, words, '30');
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);

  // Another device: nothing tells this page of it.
  await addByApi(context.request, 'Lovina Volley', '32');

  trouble.expect(409, /^\/api\/checkout$/);
  await checkout.getByRole('button', { name: words.pay, exact: true }).click();
  await expect(
    page.getByText('Your cart has changed in the meantime. Please check it and try again.'),
  ).toBeVisible();
  await expect(checkout).toContainText('Lovina Volley');

  const ok = page.getByRole('button', { name: 'OK' });
  if (await ok.isVisible()) await ok.click();
  await checkout.getByRole('button', { name: words.pay, exact: true }).click();
  await payByCard(page, words, CARDS.paid);
  await expectOrder(page, words, words.paid);
  await expect(page.getByRole('main').getByRole('row', { name: /Lovina Volley/ })).toBeVisible();
});
