import { ALL_PAGES, getPagePath } from '@/e2e/support/all-pages';
import { stubFixedShopper } from '@/e2e/support/snapshots/fixed-shopper';
import { expect, test } from '@/e2e/support/snapshots/fixtures';
import { loadAllPictures, openFullyLoaded } from '@/e2e/support/snapshots/fully-loaded';
import { getSnapshotFileName, SNAPSHOT_VIEWPORTS } from '@/e2e/support/snapshots/snapshots';

/** One page of each kind, named as in ALL_PAGES. */
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

for (const screen of SNAPSHOT_VIEWPORTS) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });

    for (const shopPage of ALL_PAGES.filter(({ name }) => PAGES.includes(name)))
      test(shopPage.name, async ({ page }) => {
        await openFullyLoaded(page, getPagePath(shopPage, 'en'));
        await expect(page).toHaveScreenshot(getSnapshotFileName(shopPage.name, screen), { fullPage: true });
      });

    test('account', async ({ page, context }) => {
      await stubFixedShopper(context);
      await openFullyLoaded(page, '/account');
      await expect(page.getByRole('main')).toContainText('ketut@example.com');
      await expect(page).toHaveScreenshot(getSnapshotFileName('account-of-shopper', screen), {
        fullPage: true,
      });
    });

    for (const path of ['/men', '/id/men'])
      test(`the menu on ${path}`, async ({ page }) => {
        await openFullyLoaded(page, path);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await loadAllPictures(page);
        const subject = path === '/men' ? 'menu' : 'menu-id';
        await expect(page).toHaveScreenshot(getSnapshotFileName(subject, screen));
      });

    test('the buy bar', async ({ page }) => {
      await openFullyLoaded(page, '/woman/kirana-bikini');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await loadAllPictures(page);
      await expect(page).toHaveScreenshot(getSnapshotFileName('buy-bar', screen));
    });
  });
}

test.describe('on paper', () => {
  // A4 without its margins, in CSS pixels.
  test.use({ viewport: { width: 688, height: 1017 } });

  test('a product', async ({ page }) => {
    await openFullyLoaded(page, '/woman/kirana-bikini');
    await page.emulateMedia({ media: 'print' });
    await expect(page).toHaveScreenshot('woman-product-paper.png', { fullPage: true });
  });
});
