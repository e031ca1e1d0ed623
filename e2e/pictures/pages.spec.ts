import { ALL_ROUTES, addressOf } from '@/e2e/support/all-routes';
import { expect, test } from '@/e2e/support/snapshots/fixtures';
import { stubKnownShopper } from '@/e2e/support/snapshots/known-shopper';
import { getSnapshotName, SIZES } from '@/e2e/support/snapshots/snapshots';
import { openUntilStill, waitUntilStill } from '@/e2e/support/snapshots/stillness';

/** One page of each kind, named as in ALL_ROUTES. */
const PAGES = [
  'home',
  'men',
  'men-filtered',
  'men-without-result',
  'men-product',
  'catalog',
  'woman',
  'woman-product',
  'size-guide',
  'search-results',
  'search-without-result',
  'rider',
  'stores',
  'store',
  'about',
  'sustainability',
  'activities-filtered',
  'article',
  'login',
  'privacy',
];

for (const screen of SIZES) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });

    for (const shopPage of ALL_ROUTES.filter(({ name }) => PAGES.includes(name)))
      test(shopPage.name, async ({ page }) => {
        await openUntilStill(page, addressOf(shopPage, 'en'));
        await expect(page).toHaveScreenshot(getSnapshotName(shopPage.name, screen), { fullPage: true });
      });

    test('account', async ({ page, context }) => {
      await stubKnownShopper(context);
      await openUntilStill(page, '/account');
      await expect(page.getByRole('main')).toContainText('ketut@example.com');
      await expect(page).toHaveScreenshot(getSnapshotName('account-of-shopper', screen), { fullPage: true });
    });

    for (const path of ['/men', '/id/men'])
      test(`the menu on ${path}`, async ({ page }) => {
        await openUntilStill(page, path);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await waitUntilStill(page);
        const subject = path === '/men' ? 'menu' : 'menu-id';
        await expect(page).toHaveScreenshot(getSnapshotName(subject, screen));
      });

    test('the buy bar', async ({ page }) => {
      await openUntilStill(page, '/woman/kirana-bikini');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await waitUntilStill(page);
      await expect(page).toHaveScreenshot(getSnapshotName('buy-bar', screen));
    });
  });
}

test.describe('on paper', () => {
  // A4 without its margins, in CSS pixels.
  test.use({ viewport: { width: 688, height: 1017 } });

  test('a product', async ({ page }) => {
    await openUntilStill(page, '/woman/kirana-bikini');
    await page.emulateMedia({ media: 'print' });
    await expect(page).toHaveScreenshot('woman-product-paper.png', { fullPage: true });
  });
});
