import { ALL_ROUTES, addressOf, type ShopPage } from '@/e2e/routes/all-routes';
import { expect, test } from '@/e2e/studio/fixtures';
import { SCREENS } from '@/e2e/studio/screens';
import { openAtRest } from '@/e2e/studio/stillness';
import { borrowedLetters } from '@/e2e/watch/borrowed-letters';
import { MUCH_TO_READ, PAPER, snapshotOf } from './subjects';

function picture(shopPage: ShopPage, locale: 'en' | 'id', width: number) {
  const { name, status } = shopPage;
  const file = snapshotOf(locale === 'en' ? name : `${name}-${locale}`, width);
  test(`${name} in ${locale}`, async ({ page, trouble }) => {
    const address = addressOf(shopPage, locale);
    if (status === 404) trouble.expect(404, new RegExp(`^${address}$`));
    await openAtRest(page, address);
    await expect(page).toHaveScreenshot(file, { fullPage: true });
    expect(await borrowedLetters(page), 'in letters of the machine, not ours').toEqual([]);
  });
}

for (const screen of SCREENS) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });
    for (const shopPage of ALL_ROUTES) picture(shopPage, 'en', screen.width);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0] });
  for (const name of MUCH_TO_READ) {
    const shopPage = ALL_ROUTES.find((one) => one.name === name);
    if (!shopPage) throw new Error(`There is no page ${name}.`);
    picture(shopPage, 'id', SCREENS[0].width);
  }
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
