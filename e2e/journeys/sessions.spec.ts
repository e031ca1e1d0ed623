import { expect, test } from '@/e2e/fixtures';
import { SHARED_SHOP } from '@/e2e/support/servers/environments';
import { logIn } from '@/e2e/support/steps/account';
import { addToCart, fillAddress, openCheckout, payByCard, TEST_CARDS } from '@/e2e/support/steps/buying';
import {
  CANGGU_ADDRESS,
  createVerifiedCustomer,
  endProductApiSession,
  logInByApi,
  readSessionToken,
} from '@/e2e/support/steps/customer';
import { expectOrderStatus } from '@/e2e/support/steps/order-status';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';

const words = SHOP_TEXTS.en;

test('a logout asks first, and ends the session in every tab and at the product API', async ({
  page,
  context,
  shopper,
}) => {
  const headers = { authorization: `Bearer ${await readSessionToken(context.request)}` };
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('main')).toContainText(shopper.email);
  // After this navigation, Next.js keeps the account page hidden in the document.
  await other.getByRole('banner').getByRole('link', { name: 'MEN', exact: true }).click();
  await expect(other).toHaveURL(/\/men$/);

  await page.goto('/men');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to logout?' });
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: words.logInLink })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('segara_session');
  const profile = await context.request.get(`${SHARED_SHOP.apiUrl}/api/users/profile`, { headers });
  expect(profile.status()).toBe(401);

  await expect(other.getByRole('link', { name: words.logInLink })).toBeVisible();
  await expect(other.locator('html')).not.toContainText(shopper.email);
  await other.goBack();
  await expect(other.getByText('Please log in to see your account.')).toBeVisible();
});

test('a session that ends during checkout costs a login, and the input is kept', async ({
  page,
  context,
  shopper,
  trouble,
}) => {
  await page.goto('/men/bingin-elite-pro');
  await addToCart(page, words, '34');
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);
  await endProductApiSession(context.request);
  trouble.expect(401, /^\/api\/checkout$/);
  await checkout.getByRole('button', { name: words.pay }).click();
  await expect(page.getByText('No authentication token found. Please log in.')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: words.logIn, exact: true }).click();
  await logIn(page, words, shopper);
  await expect(page).toHaveURL(/\/men\/bingin-elite-pro/);
  const again = await openCheckout(page, words);
  const name = again.getByLabel(words.receiptName, { exact: true });
  await expect(name).toHaveValue(CANGGU_ADDRESS.receiptName);
  await again.getByRole('button', { name: words.pay }).click();
  await payByCard(page, words, TEST_CARDS.paid);
  await expectOrderStatus(page, words, words.paid);
});

test('the browser stores nothing before a login, and two HttpOnly cookies after it', async ({
  page,
  context,
}) => {
  for (const path of ['/privacy', '/men', '/id/blog']) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  await logInByApi(context.request, await createVerifiedCustomer());
  await page.goto('/privacy');
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['segara_device', 'segara_session']);
  for (const { name, ...cookie } of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await expect(page.getByRole('main').getByText(name)).toBeVisible();
  }
});

test('password managers and browsers know the fields of every form', async ({ page, context }) => {
  const EMAIL = 'email email username';
  const PASSWORD = 'password password current-password';
  const NAMES = ['firstName text given-name', 'lastName text family-name'];
  const PHONE = 'phone tel tel';
  const expectFields = (part: 'main' | 'dialog', fields: string[]) => {
    const read = () =>
      page.locator(`${part} form input`).evaluateAll((inputs) =>
        inputs
          .filter((input) => input instanceof HTMLInputElement)
          .filter(({ name, type }) => type !== 'hidden' && name !== 'website')
          .map(({ name, type, inputMode, autocomplete }) =>
            [name, type, inputMode, autocomplete].filter(Boolean).join(' '),
          ),
      );
    return expect.poll(read).toEqual(fields);
  };
  for (const [path, fields] of [
    ['/login', [EMAIL, PASSWORD]],
    ['/register', [...NAMES, EMAIL, PHONE, 'password password new-password']],
    ['/verify-email?token=abc', [PASSWORD]],
    ['/forgot-password', [EMAIL]],
    ['/reset-password?token=abc', ['password password new-password']],
    ['/catalog', ['fullName text name', 'email email email', PHONE]],
  ] as const) {
    await page.goto(path);
    await expectFields('main', [...fields]);
  }
  await logInByApi(context.request, await createVerifiedCustomer());
  await page.goto('/account/password');
  await expectFields('main', [
    'username text username',
    'currentPassword password current-password',
    'newPassword password new-password',
  ]);
  await page.goto('/men/balangan-essential');
  await addToCart(page, words, '34');
  await openCheckout(page, words);
  await expectFields('dialog', [
    'receiptName text shipping name',
    'address text shipping address-line1',
    'city text shipping address-level2',
    'province text shipping address-level1',
    'postalCode text numeric shipping postal-code',
  ]);
});
