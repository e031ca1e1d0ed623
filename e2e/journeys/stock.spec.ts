import { expect, test } from '@/e2e/fixtures';
import {
  addToCart,
  CARDS,
  fillAddress,
  goToPayment,
  openCheckout,
  payByCard,
} from '@/e2e/support/steps/buying';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;

test('a product that is sold out shows its sizes and sells none', async ({ page, shopper: _ }) => {
  await page.goto('/men/amed-volley');
  const sizes = page.getByRole('radio');
  await expect(sizes).toHaveCount(5);
  for (const size of await sizes.all()) {
    await expect(size).toBeDisabled();
    await expect(size).toHaveAccessibleName(/sold out/);
  }
});

test('without a size there is a dialog that asks for one', async ({ page, shopper: _ }) => {
  await page.goto('/men/medewi-essential');
  await page.getByRole('button', { name: words.addToCart }).click();
  const dialog = page.getByRole('dialog', { name: 'Size Not Selected' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await expect(sizes).toHaveAccessibleDescription(
    'Please select a size before adding the product to the cart.',
  );
  await expect(sizes.getByRole('radio', { disabled: false }).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sizes).not.toHaveAttribute('aria-invalid');
});

test('the last piece goes to whoever pays first; the other is told so', async ({
  page,
  shopper: _,
  browser,
  baseURL,
}) => {
  await page.goto('/men/medewi-essential');
  await addToCart(page, words, '32');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const { email, password } = await verifiedCustomer(context.request);
  await context.request.post('/api/users/login', { data: { email, password } });
  const faster = await context.newPage();
  await faster.goto('/men/medewi-essential');
  await addToCart(faster, words, '32');
  await goToPayment(faster, words);
  await payByCard(faster, words, CARDS.paid);
  await expectOrder(faster, words, words.paid);
  await context.close();

  // Nothing is sent: the cart knows it before.
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);
  await checkout.getByRole('button', { name: words.pay, exact: true }).click();
  await expect(checkout.getByText('Medewi Essential in size 32 is sold out.')).toBeVisible();
  await checkout.getByRole('button', { name: 'Remove Medewi Essential, size 32' }).click();
  await expect(checkout.getByText('Your cart is empty.')).toBeVisible();

  await page.goto('/men/medewi-essential');
  await expect(page.getByRole('radio', { name: /^32/ })).toBeDisabled();
});
