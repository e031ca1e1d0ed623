import type { Route } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { createCustomer, HUMAN_TYPING_OPTIONS } from '@/e2e/support/steps/customer';
import { waitForEmailedCatalogue } from '@/e2e/support/steps/emails';

const NEWSLETTER = '**/api/newsletter/subscribe*';
const CATALOGUE = '**/api/catalog/request*';

test('a visitor requests the catalogue and gets it by mail', async ({ page, trouble }) => {
  await page.goto('/catalog');
  const main = page.getByRole('main');
  const name = main.getByLabel('Full Name');
  const email = main.getByLabel('Email');
  const phone = main.getByLabel(/^Phone/);
  const ask = main.getByRole('button', { name: 'Send me the catalogue' });
  await ask.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Full Name is required');
  await expect(email).toHaveAccessibleDescription('Email is required');
  await name.pressSequentially('Ketut Sari', HUMAN_TYPING_OPTIONS);
  await email.pressSequentially('ketut@bali', HUMAN_TYPING_OPTIONS);
  await ask.click();
  await expect(email).toHaveAccessibleDescription('Format email tidak valid');
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const address = createCustomer().email;
  await email.fill(address);
  trouble.expect(422, /\/api\/catalog\/request/);
  await phone.fill('12');
  await ask.click();
  await expect(phone).toHaveAccessibleDescription(/Phone number is not a valid number/);
  await phone.fill('0812 3456 7890');
  const sent = page.waitForRequest(CATALOGUE);
  await ask.click();
  expect((await sent).postDataJSON()).toMatchObject({
    fullName: 'Ketut Sari',
    email: address,
    phone: '0812 3456 7890',
    catalog: '2025',
  });
  const dialog = page.getByRole('dialog', { name: 'Success!' });
  await expect(dialog).toContainText(address);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const file = await dialog.getByRole('link', { name: 'Open the PDF' }).getAttribute('href');
  expect(await waitForEmailedCatalogue(address)).toBe(file);
  const response = await page.request.get(String(file));
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(email).toHaveValue('');
});

test('the catalogue form shows that it is busy, and says when it fails', async ({ page, trouble }) => {
  trouble.expect(503, /\/api\/catalog\/request/);
  const held: Route[] = [];
  await page.route(CATALOGUE, (route) => void held.push(route));
  await page.goto('/catalog');
  const main = page.getByRole('main');
  await main.getByLabel('Full Name').fill('Ketut Sari');
  await main.getByLabel('Email').fill('ketut@example.com');
  await main.getByRole('button', { name: 'Send me the catalogue' }).click();
  const button = main.getByRole('button', { name: 'Memproses…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  const failure = { status: 'error', code: 'unavailable', message: 'x', errors: [] };
  await held[0]?.fulfill({ status: 503, json: failure });
  await expect(main.getByRole('alert')).toHaveText('Terjadi kesalahan. Coba lagi nanti.');
  await expect(main.getByLabel('Email')).toHaveValue('ketut@example.com');

  await page.getByRole('contentinfo').getByRole('link', { name: 'SIZE GUIDE' }).click();
  await expect(page).toHaveURL('/size-guide');
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'The 2025 catalogue' })).toBeVisible();
  await expect(main.getByText('Terjadi kesalahan. Coba lagi nanti.'), 'after leaving the page').toHaveCount(
    0,
  );
});

test('a visitor signs up for the newsletter, and is told when they do so again', async ({ page }) => {
  await page.goto('/size-guide');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByLabel('Your email');
  const button = footer.getByRole('button', { name: 'Sign up' });
  await button.click();
  await expect(page.getByRole('dialog'), 'without an address').toHaveCount(0);
  const address = createCustomer().email;
  const sent = page.waitForRequest(NEWSLETTER);
  await field.pressSequentially(address, HUMAN_TYPING_OPTIONS);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'You are on the list' });
  await expect(dialog).toContainText(/next good swell/);
  expect((await sent).postDataJSON()).toEqual({
    email: address,
    captcha: expect.stringMatching(/^[A-Za-z0-9]{4}$/),
    captchaInput: '',
    website: '',
    elapsedMs: expect.any(Number),
  });
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(field).toHaveValue('');
  await expect(button).toBeFocused();

  await field.pressSequentially(address.toUpperCase(), HUMAN_TYPING_OPTIONS);
  await page.keyboard.press('Enter');
  const notice = page.getByRole('dialog', { name: 'Your email has already been submitted.' });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(field).toHaveValue(address.toUpperCase());
});
