import { expect, type Page } from '@playwright/test';
import type { Customer } from './customer';
import type { ShopTexts } from './shop-texts';

/** Fills in and sends the open registration form. Ends at the login page. */
export async function registerCustomer(page: Page, words: ShopTexts, customer: Customer): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel(words.firstName).fill(customer.firstName);
  await form.getByLabel(words.lastName).fill(customer.lastName);
  await form.getByLabel(words.email).fill(customer.email);
  await form.getByLabel(words.phone).fill(customer.phone);
  await form.getByRole('textbox', { name: words.password }).fill(customer.password);
  await form.getByRole('button', { name: words.register, exact: true }).click();

  const sent = page.getByRole('dialog', { name: words.verificationSent });
  await expect(sent).toContainText(customer.email);
  await sent.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Opens the mailed link and confirms it with the password. Ends at the login page. */
export async function confirmEmailAddress(
  page: Page,
  words: ShopTexts,
  link: string,
  password: string,
): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: words.password }).fill(password);
  await page.getByRole('main').getByRole('button', { name: words.verify, exact: true }).click();
  await expect(page.getByText(words.verified)).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
}

/** Fills in and sends the open login form. */
export async function logIn(
  page: Page,
  words: ShopTexts,
  { email, password }: Pick<Customer, 'email' | 'password'>,
) {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: words.email }).fill(email);
  await form.getByRole('textbox', { name: words.password }).fill(password);
  await form.getByRole('button', { name: words.logIn, exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
