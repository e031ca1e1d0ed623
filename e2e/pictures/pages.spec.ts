import { ALL_ROUTES, addressOf } from '@/e2e/routes/all-routes';
import { expect, test } from '@/e2e/studio/fixtures';
import { openAtRest } from '@/e2e/studio/stillness';
import { MUCH_TO_READ, PAPER, PHONE, SIZES, snapshotOf, TEMPLATES, type Template } from './subjects';

function picture(name: Template, locale: 'en' | 'id', width: number) {
  const file = snapshotOf(locale === 'en' ? name : `${name}-${locale}`, width);
  const shopPage = ALL_ROUTES.find((one) => one.name === name);
  if (!shopPage) throw new Error(`There is no page ${name}.`);
  test(`${name} in ${locale}`, async ({ page }) => {
    await openAtRest(page, addressOf(shopPage, locale));
    await expect(page).toHaveScreenshot(file, { fullPage: true });
  });
}

for (const screen of SIZES) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });
    for (const name of TEMPLATES) picture(name, 'en', screen.width);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });
  for (const name of MUCH_TO_READ) picture(name, 'id', PHONE.width);
});

test.describe('on paper', () => {
  // A4 without its margins.
  test.use({ viewport: { width: 688, height: 1017 } });

  test('a product', async ({ page }) => {
    await openAtRest(page, '/woman/kirana-bikini');
    await page.emulateMedia({ media: 'print' });
    await expect(page).toHaveScreenshot(PAPER, { fullPage: true });
  });
});
