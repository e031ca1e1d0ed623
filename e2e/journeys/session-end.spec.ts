import { expect, test } from '@/e2e/fixtures';
import { SHOP } from '@/e2e/support/servers/environments';
import { logIn } from '@/e2e/support/steps/account';
import { addToCart, CARDS, fillAddress, openCart, openCheckout, payByCard } from '@/e2e/support/steps/buying';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { endSessionUpstream, sessionToken } from '@/e2e/support/steps/session-token';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;

test('a session that ends in the middle of checkout costs no more than a login', async ({
  page,
  context,
  shopper,
  trouble,
}) => {
  await page.goto('/men/bingin-elite-pro');
  await addToCart(page, words, '34');
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);

  await endSessionUpstream(context);
  trouble.expect(401, /^\/api\/checkout$/);
  await checkout.getByRole('button', { name: words.pay, exact: true }).click();
  const message = 'No authentication token found. Please log in.';
  await expect(page.getByText(message)).toBeVisible();

  await page.getByRole('dialog').getByRole('link', { name: words.logIn, exact: true }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, words, shopper);
  await expect(page).toHaveURL(/\/men\/bingin-elite-pro/);

  const panel = await openCart(page, words);
  await expect(panel.getByRole('row', { name: /Bingin Elite Pro/ })).toContainText('Rp. 1.149.000');
  await panel.getByRole('button', { name: words.checkout, exact: true }).click();
  const again = page.getByRole('dialog', { name: words.checkoutTitle });
  await expect(again.getByLabel(words.receiptName, { exact: true }), 'what was typed is kept').toHaveValue(
    HOME_IN_CANGGU.receiptName,
  );
  await fillAddress(again, words);
  await again.getByRole('button', { name: words.pay, exact: true }).click();
  await payByCard(page, words, CARDS.paid);
  await expectOrder(page, words, words.paid);
});

test('a session that is about to end is renewed in the midst of checkout, and nothing typed is lost', async ({
  page,
  shopper,
}) => {
  await page.goto('/men/bingin-elite-pro');
  await addToCart(page, words, '36');
  const expiresAt = new Date(Date.now() + 5 * 60_000).toISOString();
  await page.route('**/api/session', (route) =>
    route.fulfill({ json: { data: { loggedIn: true, expiresAt } } }),
  );
  await page.reload();
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);

  // Nothing outside an open dialog could be pressed.
  const notice = checkout.getByText(/^You will be logged out at \d\d:\d\d\./);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Log in again' }).click();
  const login = page.getByRole('dialog', { name: 'Log in again' });
  await expect(login.getByLabel(words.email)).toHaveValue(shopper.email);
  await page.unroute('**/api/session');
  await login.getByRole('textbox', { name: words.password }).fill(shopper.password);
  await login.getByRole('button', { name: words.logIn, exact: true }).click();

  await expect(login).toBeHidden();
  await expect(notice).toBeHidden();
  await expect(checkout.getByLabel(words.receiptName, { exact: true })).toHaveValue(
    HOME_IN_CANGGU.receiptName,
  );
  await checkout.getByRole('button', { name: words.pay, exact: true }).click();
  await payByCard(page, words, CARDS.paid);
  await expectOrder(page, words, words.paid);
});

test('logging out asks first, and ends the session here and at the product API', async ({
  page,
  context,
  shopper: _,
}) => {
  const headers = { authorization: `Bearer ${await sessionToken(context)}` };
  await page.goto('/men');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to logout?' });
  await question.getByRole('button', { name: 'Logout' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: words.logInLink })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'segara_session')).toEqual([]);
  const dead = await context.request.get(`${SHOP.apiUrl}/api/users/profile`, { headers });
  expect(dead.status()).toBe(401);
});
