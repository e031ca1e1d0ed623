import { expect, test } from '@/e2e/fixtures';
import { recordCrossOriginRequests } from '@/e2e/support/checks/cross-origin-requests';
import { logIn } from '@/e2e/support/steps/account';
import { createVerifiedCustomer } from '@/e2e/support/steps/customer';
import { waitForEmailedLink } from '@/e2e/support/steps/emails';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';

const words = SHOP_TEXTS.en;
const NEW_PASSWORD = 'angin-timur-di-sanur';

test('a forgotten password is replaced through a mailed link, which no other site learns', async ({
  page,
  baseURL,
}) => {
  const { email } = await createVerifiedCustomer();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  const send = page.getByRole('button', { name: 'Send link', exact: true });
  await expect(send, 'before hydration').toBeDisabled();
  await page.getByRole('main').getByLabel(words.email).fill(email);
  release();
  await send.click();
  await expect(page.getByText('If there is an account for')).toContainText(email);

  const link = await waitForEmailedLink(email, 'reset-password');
  const token = new URL(link).searchParams.get('token') ?? '';
  const foreign = recordCrossOriginRequests(page, baseURL);
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password', exact: true }).click();
  await expect(page.getByText('Your password is changed. Please log in with the new one.')).toBeVisible();
  expect(foreign).toEqual([]);
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: words.logIn, exact: true }).click();
  await logIn(page, words, { email, password: NEW_PASSWORD });
  await expect(page.getByRole('link', { name: words.logInLink })).toBeHidden();

  const again = await page.request.post(`/api/users/password/reset/${token}`, {
    data: { password: NEW_PASSWORD },
  });
  expect(again.status(), 'the link works once').toBe(400);
});

test('a shopper changes phone number and password, and stays logged in', async ({ page, shopper }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const details = page.getByRole('region', { name: 'Your details' });
  await expect(details).toContainText(shopper.email);
  await details.getByRole('button', { name: 'Change' }).click();
  await details.getByLabel('Phone').fill('+62 899 0000 1111');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toContainText('Your details are saved.');
  await page.reload();
  await expect(details).toContainText('+6289900001111');

  await page.getByRole('main').getByRole('link', { name: 'Password', exact: true }).click();
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Current password' }).fill(shopper.password);
  await form.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(form).toContainText('Your password is changed. Everywhere else, you have been logged out.');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/account');
  await page.reload();
  await expect(details).toContainText(shopper.email);
});
