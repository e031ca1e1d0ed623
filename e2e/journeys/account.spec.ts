import { expect, test } from '@/e2e/fixtures';
import { foreignRequests } from '@/e2e/support/checks/foreign-requests';
import { logIn } from '@/e2e/support/steps/account';
import { logInByApi, verifiedCustomer } from '@/e2e/support/steps/customer';
import { linkMailedTo, mailAbout } from '@/e2e/support/steps/mails';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;
const NEW_PASSWORD = 'angin-timur-di-sanur';

test('a login needs both fields, and says when they are wrong', async ({ page, trouble }) => {
  trouble.expect(401, /^\/api\/users\/login$/);
  await page.goto('/login');
  const form = page.getByRole('main');
  const submit = form.getByRole('button', { name: words.logIn, exact: true });
  await submit.click();
  await expect(form.getByText('Please enter both email and password').first()).toBeVisible();
  await form.getByRole('textbox', { name: words.email }).fill('nobody@example.com');
  await form.getByRole('textbox', { name: words.password }).fill('not the password');
  await submit.click();
  const alert = page.getByRole('dialog', { name: 'Login unsuccessful. Please try again.' });
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(form.getByText('Invalid email or password. Please try again.')).toBeVisible();
});

test('a verification without a token or with an unknown one shows an error', async ({ page, trouble }) => {
  await page.goto('/verify-email');
  await expect(page.getByText('Token is missing in the URL').first()).toBeVisible();
  trouble.expect(400, /^\/api\/users\/verify-email\/abc$/);
  await page.goto('/verify-email?token=abc');
  await page.getByRole('main').getByRole('textbox', { name: words.password }).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: words.verify, exact: true }).click();
  await expect(page.getByText('This link is not valid any more.')).toBeVisible();
});

test('a forgotten password is replaced through a mailed link, which no other site learns', async ({
  page,
  baseURL,
}) => {
  const { email } = await verifiedCustomer();
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

  const link = await linkMailedTo(email, 'reset-password');
  const token = new URL(link).searchParams.get('token') ?? '';
  const foreign = foreignRequests(page, baseURL);
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

test('a password change logs other devices out, and is announced by mail', async ({
  playwright,
  baseURL,
}) => {
  const customer = await verifiedCustomer();
  const open = () => playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const [phone, laptop] = await Promise.all([open(), open()]);
  for (const device of [phone, laptop]) await logInByApi(device, customer);
  const change = (currentPassword: string) =>
    phone.put('/api/users/password', { data: { currentPassword, newPassword: NEW_PASSWORD } });
  const rejection = await change('not the password');
  expect(rejection.status()).toBe(401);
  expect(await rejection.json()).toMatchObject({
    code: 'wrong_password',
    errors: [{ path: 'currentPassword', msg: 'The current password is wrong' }],
  });
  expect((await change(customer.password)).status()).toBe(200);
  expect((await phone.get('/api/users/profile')).status()).toBe(200);
  expect((await laptop.get('/api/users/profile')).status()).toBe(401);
  expect(await mailAbout(customer.email, 'Your password has been changed')).toContain('If it was not you');
  await Promise.all([phone.dispose(), laptop.dispose()]);
});
