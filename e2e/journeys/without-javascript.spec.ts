// The plain test: the browser itself reports every script it does not run as blocked.

import { expect, test } from '@playwright/test';
import { MENU_WORDS, menuOf } from '@/e2e/support/steps/menu';

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
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('mouse and button open the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const { panel, entry, full, link } = menuOf(page, MENU_WORDS.en);
  await full.click();
  await expect(panel).toBeVisible();
  await page.mouse.move(700, 850);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await link('MEN').hover();
  await expect(panel).toBeVisible();
  await entry('BOARDSHORTS').click();
  await expect(page).toHaveURL('/men?category=boardshorts');
});

test('a phone has its menu too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/id');
  const { panel, entry, opener, close } = menuOf(page, MENU_WORDS.id);
  await opener.click();
  await close.click();
  await expect(panel).toBeHidden();
  await opener.click();
  await entry('BOARDSHORT').click();
  await expect(page).toHaveURL('/id/men?category=boardshorts');
});
