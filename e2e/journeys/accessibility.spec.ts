import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { goToPayment, openCart, openCheckout } from '@/e2e/support/steps/buying';
import { MENU_WORDS, menuOf } from '@/e2e/support/steps/menu';
import { WORDS } from '@/e2e/support/steps/words';

/** Everything is looked at once: each language on one of two screens. */
const VIEWS = [
  {
    width: 1440,
    locale: 'en',
    prefix: '',
    said: {
      bothNeeded: 'Please enter both email and password',
      sizeMissing: 'Size Not Selected',
      allNeeded: 'All forms must be filled in',
      orderDetails: 'Order details',
      account: 'Account',
      logout: 'Logout',
    },
  },
  {
    width: 375,
    locale: 'id',
    prefix: '/id',
    said: {
      bothNeeded: 'Silakan isi email dan kata sandi',
      sizeMissing: 'Ukuran Belum Dipilih',
      allNeeded: 'Semua kolom wajib diisi',
      orderDetails: 'Rincian pesanan',
      account: 'Akun',
      logout: 'Keluar',
    },
  },
] as const;

async function expectNoViolations(page: Page) {
  expect(await findViolations(page)).toEqual([]);
}

const screen = (width: number) => ({
  viewport: { width, height: 900 },
  contextOptions: { reducedMotion: 'reduce' } as const,
});

for (const { width, locale, prefix, said } of VIEWS) {
  const words = WORDS[locale];

  test.describe(`${width} px wide (${locale})`, twin(locale), () => {
    test.use(screen(width));

    test('nothing in the forms that have found fault, or in the menu, keeps anybody out', async ({
      page,
    }) => {
      await page.goto(`${prefix}/login`);
      await page.getByRole('main').getByRole('button', { name: words.logIn, exact: true }).click();
      await expect(page.getByText(said.bothNeeded)).toBeVisible();
      await expectNoViolations(page);

      await page.goto(`${prefix}/men/uluwatu-elite-pro`);
      await page.getByRole('button', { name: words.addToCart }).click();
      await expect(page.getByRole('dialog', { name: said.sizeMissing })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

      const { opener, full, panel } = menuOf(page, MENU_WORDS[locale]);
      await (width > 1024 ? full : opener).click();
      await expect(panel).toBeVisible();
      await expectNoViolations(page);
    });

    test('nor anything in the dialogs from cart to payment', async ({ page, shopper: _ }) => {
      await page.goto(`${prefix}/men/keramas-elite-pro`);
      await page.getByRole('radio', { name: '34' }).check();
      await page.getByRole('button', { name: words.addToCart }).click();
      await expect(page.getByRole('dialog', { name: words.added })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

      const cart = await openCart(page, words);
      await expect(cart).toContainText('Keramas Elite Pro');
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      const checkout = await openCheckout(page, words);
      await expectNoViolations(page);
      await checkout.getByRole('button', { name: words.pay, exact: true }).click();
      await expect(page.getByText(said.allNeeded)).toBeVisible();
      await expectNoViolations(page);
      await page.goto(`${prefix}/men/keramas-elite-pro`);

      await goToPayment(page, words);
      await expectNoViolations(page);

      await page.goto(`${prefix}/men`);
      await page.getByRole('button', { name: said.account }).click();
      await expectNoViolations(page);
      await page.getByRole('button', { name: said.logout }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: said.account }).click();
      await page.getByRole('button', { name: words.orderStatus }).click();
      const order = page.getByRole('dialog', { name: words.orderStatus });
      await expect(order.getByText(words.pending, { exact: true })).toBeVisible();
      await expectNoViolations(page);

      await page.goto(`${prefix}/order-status`);
      await page.locator('summary').filter({ hasText: said.orderDetails }).click();
      await expect(page.getByText(words.pending, { exact: true })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
