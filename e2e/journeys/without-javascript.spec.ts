// The plain test: the browser itself reports every script it does not run as blocked.
import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the pages can be read', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'SHOP MENS' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Uluwatu Elite Pro/ })
    .first()
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Uluwatu Elite Pro', level: 1 })).toBeVisible();
  await expect(main).toContainText('Rp. 1.199.000');
  await expect(main).toContainText('Our most technical boardshort');
  await expect(main.getByRole('img').first()).toBeVisible();

  await page.goto('/id/woman');
  await expect(page.getByRole('main').getByRole('link', { name: 'Melati Bikini' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
