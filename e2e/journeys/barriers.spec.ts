import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { addressOf, EVERY_PAGE } from '@/e2e/pages/every-page';
import { goToPayment, openCart, openCheckout } from '@/e2e/steps/buying';
import { MENU_WORDS, menuOf } from '@/e2e/steps/menu';
import { WORDS } from '@/e2e/steps/words';
import { findBarriers } from '@/e2e/watch/find-barriers';

const words = WORDS.en;

async function expectNoBarriers(page: Page) {
  expect(await findBarriers(page)).toEqual([]);
}

for (const width of [375, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const locale of ['en', 'id'] as const) {
      test(`nothing in the pages keeps anybody out (${locale})`, async ({ page, trouble }) => {
        test.setTimeout(180_000);
        for (const shopPage of EVERY_PAGE) {
          const address = addressOf(shopPage, locale);
          if (shopPage.status === 404) trouble.expect(404, new RegExp(`^${address}$`));
          await test.step(address, async () => {
            await page.goto(address);
            await expect(page.getByRole('link', { name: /LOG IN|MASUK/ })).toBeVisible();
            expect.soft(await findBarriers(page), address).toEqual([]);
          });
        }
      });
    }

    test('nor in the forms that have found fault, or the menu', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('main').getByRole('button', { name: words.logIn, exact: true }).click();
      await expect(page.getByText('Please enter both email and password')).toBeVisible();
      await expectNoBarriers(page);

      await page.goto('/men/uluwatu-elite-pro');
      await page.getByRole('button', { name: words.addToCart }).click();
      await expect(page.getByRole('dialog', { name: 'Size Not Selected' })).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

      const { opener, full, panel } = menuOf(page, MENU_WORDS.en);
      await (width > 1024 ? full : opener).click();
      await expect(panel).toBeVisible();
      await expectNoBarriers(page);
    });

    test('nor in the dialogs from cart to payment', async ({ page, shopper: _ }) => {
      await page.goto('/men/keramas-elite-pro');
      await page.getByRole('radio', { name: '34' }).check();
      await page.getByRole('button', { name: words.addToCart }).click();
      await expect(page.getByRole('dialog', { name: words.added })).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

      const cart = await openCart(page, words);
      await expect(cart).toContainText('Keramas Elite Pro');
      await expectNoBarriers(page);
      await page.keyboard.press('Escape');

      const checkout = await openCheckout(page, words);
      await expectNoBarriers(page);
      await checkout.getByRole('button', { name: words.pay, exact: true }).click();
      await expect(page.getByText('All forms must be filled in')).toBeVisible();
      await expectNoBarriers(page);
      await page.goto('/men/keramas-elite-pro');

      await goToPayment(page, words);
      await expectNoBarriers(page);

      await page.goto('/men');
      await page.getByRole('button', { name: 'Account' }).click();
      await expectNoBarriers(page);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('button', { name: 'Order Status' }).click();
      const order = page.getByRole('dialog', { name: words.orderStatus });
      await expect(order.getByText(words.pending, { exact: true })).toBeVisible();
      await expectNoBarriers(page);

      await page.goto('/order-status');
      await expect(page.getByText(words.pending, { exact: true })).toBeVisible();
      await expectNoBarriers(page);
    });
  });
}
