import { SHARED_SHOP } from '@/e2e/support/servers/environments';
import { createCustomer } from '@/e2e/support/steps/customer';
import { readEmailsTo, waitForEmailedLink, waitForEmailedToken } from '@/e2e/support/steps/emails';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';
import { expect, expectMessage, readLoginStatus, test } from './fixtures';

const words = SHOP_TEXTS.en;
const NEW_PASSWORD = 'angin-timur-di-sanur';
const NO_RESPONSE = 'No response received from server. Please try again.';

test('a registration whose response is lost can be sent again', async ({ page, spoil }) => {
  const customer = createCustomer();
  await page.goto('/register');
  const form = page.getByRole('main');
  await form.getByLabel(words.firstName).fill(customer.firstName);
  await form.getByLabel(words.lastName).fill(customer.lastName);
  await form.getByLabel(words.email).fill(customer.email);
  await form.getByLabel(words.phone).fill(customer.phone);
  const password = form.getByRole('textbox', { name: words.password });
  await password.fill(customer.password);
  const register = form.getByRole('button', { name: words.register, exact: true });
  const happened = await spoil('POST /api/users/register', 'half');
  await register.click();
  await happened();
  await expectMessage(page, 'No response received from the server');
  await expect(password, 'the input is kept').toHaveValue(customer.password);

  await register.click();
  await expect(page.getByRole('dialog')).toContainText(words.verificationSent);
  const countMails = async () => (await readEmailsTo(customer.email)).length;
  await expect.poll(countMails, 'each registration has its own link').toBe(2);
});

test('an address is confirmed by the second attempt when the first got no response', async ({
  page,
  spoil,
}) => {
  const customer = createCustomer();
  const registration = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const url = `${SHARED_SHOP.apiUrl}/api/users/register`;
  expect((await fetch(url, { ...registration, body: JSON.stringify(customer) })).status).toBe(201);
  const { pathname, search } = new URL(await waitForEmailedLink(customer.email, 'verify-email'));
  await page.goto(pathname + search);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: words.password }).fill(customer.password);
  const verify = form.getByRole('button', { name: words.verify, exact: true });
  const happened = await spoil('POST /api/users/verify-email/{token}', 'never');
  await verify.click();
  await happened();
  await expectMessage(page, NO_RESPONSE);
  await verify.click();
  await expect(page.getByText(words.verified)).toBeVisible();
  expect(await readLoginStatus(customer.email, customer.password)).toBe(200);
});

test('a password change whose response is lost can be repeated, and the session goes on', async ({
  page,
  shopper,
  spoil,
}) => {
  await page.goto('/account/password');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Current password' }).fill(shopper.password);
  await form.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  const save = form.getByRole('button', { name: 'Save password', exact: true });
  const happened = await spoil('PUT /api/users/password', 'failed afterwards');
  await save.click();
  await happened();
  await expectMessage(page, 'Something went wrong on our side. Please try again.');
  await save.click();
  await expect(form.getByText('Your password is changed. Everywhere else')).toBeVisible();
  expect(await readLoginStatus(shopper.email, NEW_PASSWORD)).toBe(200);
  expect((await page.request.get('/api/users/profile')).status()).toBe(200);
});

test('a reset link whose response is lost is used up, and the page says what to do', async ({
  page,
  shopper,
  spoil,
  trouble,
}) => {
  const forgot = await page.request.post('/api/users/password/forgot', { data: { email: shopper.email } });
  expect(forgot.status()).toBe(202);
  await page.goto(`/reset-password?token=${await waitForEmailedToken(shopper.email, 'reset-password')}`);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  const save = form.getByRole('button', { name: 'Save password', exact: true });
  const happened = await spoil('POST /api/users/password/reset/{token}', 'late');
  await save.click();
  await happened();
  await expectMessage(page, NO_RESPONSE);
  trouble.allow(400, /^\/api\/users\/password\/reset\//);
  await save.click();
  await expect(form.getByText('This link is not valid any more.')).toContainText('just log in');
  expect(await readLoginStatus(shopper.email, NEW_PASSWORD)).toBe(200);
});
