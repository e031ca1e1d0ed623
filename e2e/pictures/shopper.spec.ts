import { openCart, openCheckout } from '@/e2e/steps/buying';
import { WORDS } from '@/e2e/steps/words';
import { expect, test } from '@/e2e/studio/fixtures';
import { beKnownShopper } from '@/e2e/studio/known-shopper';
import { comeToRest, openAtRest } from '@/e2e/studio/stillness';
import { type OfShopper, SIZES, snapshotOf } from './subjects';

const words = WORDS.en;

test.beforeEach(({ context }) => beKnownShopper(context));

for (const screen of SIZES) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });
    const snapshot = (subject: OfShopper) => snapshotOf(subject, screen.width);

    test('cart', async ({ page }) => {
      await openAtRest(page, '/men');
      await openCart(page, words);
      await comeToRest(page);
      await expect(page).toHaveScreenshot(snapshot('cart'));
    });

    test('checkout', async ({ page }) => {
      await openAtRest(page, '/men');
      const checkout = await openCheckout(page, words);
      await expect(checkout).toContainText('ketut@example.com');
      await comeToRest(page);
      await expect(page).toHaveScreenshot(snapshot('checkout'));
    });

    test('order status', async ({ page }) => {
      await openAtRest(page, '/order-status');
      await expect(page.getByRole('main')).toContainText('SGR-2026-0001');
      await expect(page).toHaveScreenshot(snapshot('order-status-paid'), { fullPage: true });
    });

    test('account', async ({ page }) => {
      await openAtRest(page, '/account');
      await expect(page.getByRole('main')).toContainText('ketut@example.com');
      await expect(page).toHaveScreenshot(snapshot('account-of-shopper'), { fullPage: true });
    });

    test('receipt', async ({ page }) => {
      await openAtRest(page, '/account/receipt?transaction_id=SGR-2026-0001');
      await expect(page.getByRole('article')).toContainText('SGR-2026-0001');
      await expect(page).toHaveScreenshot(snapshot('receipt-of-order'), { fullPage: true });
    });
  });
}
