import { expect, test } from '@/e2e/fixtures';
import { openAtRest } from '@/e2e/support/snapshots/stillness';

test('a product is printed on one sheet, without what can only be pressed', async ({ page }) => {
  await openAtRest(page, '/woman/kirana-bikini');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Kirana Bikini' })).toBeVisible();
  await expect(main.getByText('Rp. 699.000', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();
  for (const pressed of await page.getByRole('button').all()) await expect(pressed).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');

  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
