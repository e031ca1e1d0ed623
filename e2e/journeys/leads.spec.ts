import type { Route } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { createCustomer } from '@/e2e/support/steps/customer';
import { waitForEmailedCatalogue } from '@/e2e/support/steps/emails';
import { HUMAN_TYPING_OPTIONS, INDONESIAN_FORM_TEXTS, LEAD_FORM_TEXTS } from '@/e2e/support/steps/leads';

const words = LEAD_FORM_TEXTS.en;
const NEWSLETTER = '**/api/newsletter/subscribe*';
const CATALOGUE = '**/api/catalog/request*';

test('a visitor requests the catalogue and gets it by mail', async ({ page, trouble }) => {
  await page.goto(words.catalog);
  const main = page.getByRole('main');
  const name = main.getByLabel(words.fullName);
  const email = main.getByLabel(words.email);
  const phone = main.getByLabel(words.phone);
  const ask = main.getByRole('button', { name: words.ask });
  await ask.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(words.nameMissing);
  await expect(email).toHaveAccessibleDescription(words.emailMissing);
  await name.pressSequentially('Ketut Sari', HUMAN_TYPING_OPTIONS);
  await email.pressSequentially('ketut@bali', HUMAN_TYPING_OPTIONS);
  await ask.click();
  await expect(email).toHaveAccessibleDescription(INDONESIAN_FORM_TEXTS.wrongEmail);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const address = createCustomer().email;
  await email.fill(address);
  trouble.expect(422, /\/api\/catalog\/request/);
  await phone.fill('12');
  await ask.click();
  await expect(phone).toHaveAccessibleDescription(new RegExp(words.wrongNumber));
  await phone.fill('0812 3456 7890');
  const sent = page.waitForRequest(CATALOGUE);
  await ask.click();
  expect((await sent).postDataJSON()).toMatchObject({
    fullName: 'Ketut Sari',
    email: address,
    phone: '0812 3456 7890',
    catalog: '2025',
  });
  const dialog = page.getByRole('dialog', { name: words.success });
  await expect(dialog).toContainText(address);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const file = await dialog.getByRole('link', { name: words.open }).getAttribute('href');
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
  await page.goto(words.catalog);
  const main = page.getByRole('main');
  await main.getByLabel(words.fullName).fill('Ketut Sari');
  await main.getByLabel(words.email).fill('ketut@example.com');
  await main.getByRole('button', { name: words.ask }).click();
  const button = main.getByRole('button', { name: INDONESIAN_FORM_TEXTS.working });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  const failure = { status: 'error', code: 'unavailable', message: 'x', errors: [] };
  await held[0]?.fulfill({ status: 503, json: failure });
  await expect(main.getByRole('alert')).toHaveText(INDONESIAN_FORM_TEXTS.failed);
  await expect(main.getByLabel(words.email)).toHaveValue('ketut@example.com');

  await page.getByRole('contentinfo').getByRole('link', { name: 'SIZE GUIDE' }).click();
  await expect(page).toHaveURL('/size-guide');
  await page.goBack();
  await expect(main.getByRole('heading', { name: words.title })).toBeVisible();
  await expect(main.getByText(INDONESIAN_FORM_TEXTS.failed), 'after leaving the page').toHaveCount(0);
});

test('a visitor signs up for the newsletter, and is told when they do so again', async ({ page }) => {
  await page.goto(words.page);
  const footer = page.getByRole('contentinfo');
  const field = footer.getByLabel(words.newsletterEmail);
  const button = footer.getByRole('button', { name: words.signUp });
  await button.click();
  await expect(page.getByRole('dialog'), 'without an address').toHaveCount(0);
  const address = createCustomer().email;
  const sent = page.waitForRequest(NEWSLETTER);
  await field.pressSequentially(address, HUMAN_TYPING_OPTIONS);
  await button.click();
  const dialog = page.getByRole('dialog', { name: words.signedUp });
  await expect(dialog).toContainText(words.signedUpText);
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
  const notice = page.getByRole('dialog', { name: words.taken });
  await notice.getByRole('button', { name: words.close }).click();
  await expect(field).toHaveValue(address.toUpperCase());
});
