import { ALL_ROUTES, addressOf } from '@/e2e/support/all-routes';
import { expect, test } from '@/e2e/support/snapshots/fixtures';
import { beKnownShopper } from '@/e2e/support/snapshots/known-shopper';
import { comeToRest, openAtRest } from '@/e2e/support/snapshots/stillness';
import { ACCOUNT, PAPER, SIZES, snapshotOf, TEMPLATES } from './subjects';

for (const screen of SIZES) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });

    for (const name of TEMPLATES)
      test(name, async ({ page }) => {
        const shopPage = ALL_ROUTES.find((one) => one.name === name);
        if (!shopPage) throw new Error(`There is no page ${name}.`);
        await openAtRest(page, addressOf(shopPage, 'en'));
        await expect(page).toHaveScreenshot(snapshotOf(name, screen.width), { fullPage: true });
      });

    test('account', async ({ page, context }) => {
      await beKnownShopper(context);
      await openAtRest(page, '/account');
      await expect(page.getByRole('main')).toContainText('ketut@example.com');
      await expect(page).toHaveScreenshot(snapshotOf(ACCOUNT, screen.width), { fullPage: true });
    });

    for (const path of ['/men', '/id/men'])
      test(`the menu on ${path}`, async ({ page }) => {
        await openAtRest(page, path);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await comeToRest(page);
        const subject = path === '/men' ? 'menu' : 'menu-id';
        await expect(page).toHaveScreenshot(snapshotOf(subject, screen.width));
      });

    test('the buy bar', async ({ page }) => {
      await openAtRest(page, '/woman/kirana-bikini');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await comeToRest(page);
      await expect(page).toHaveScreenshot(snapshotOf('buy-bar', screen.width));
    });
  });
}

test.describe('on paper', () => {
  // A4 without its margins.
  test.use({ viewport: { width: 688, height: 1017 } });

  test('a product', async ({ page }) => {
    await openAtRest(page, '/woman/kirana-bikini');
    await page.emulateMedia({ media: 'print' });
    await expect(page).toHaveScreenshot(PAPER, { fullPage: true });
  });
});
