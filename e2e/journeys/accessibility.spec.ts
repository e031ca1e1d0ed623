import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { goToPayment, openCart, openCheckout } from '@/e2e/support/steps/buying';
import { addToCartByApi } from '@/e2e/support/steps/customer';
import { getMenuLocators, MENU_TEXTS } from '@/e2e/support/steps/menu';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';

test.use({ viewport: { width: 375, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

// These tests use Indonesian, because its words are longer. The other specs check English.
const words = SHOP_TEXTS.id;

test('dialogs and menus are accessible on a phone', async ({ page }) => {
  await page.goto('/id/login');
  await page.getByRole('main').getByRole('button', { name: words.logIn, exact: true }).click();
  await expect(page.getByText('Silakan isi email dan kata sandi').first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goto('/id/men/uluwatu-elite-pro');
  await page.getByRole('button', { name: words.addToCart }).click();
  await expect(page.getByRole('dialog', { name: 'Ukuran Belum Dipilih' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

  const { opener, panel } = getMenuLocators(page, MENU_TEXTS.id);
  await opener.click();
  await expect(panel).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('everything from cart to payment is accessible on a phone', async ({ page, shopper: _ }) => {
  await addToCartByApi(page.request, 'Keramas Elite Pro');
  await page.goto('/id/men');
  await expect(await openCart(page, words)).toContainText('Keramas Elite Pro');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const checkout = await openCheckout(page, words);
  await checkout.getByRole('button', { name: words.pay }).click();
  await expect(page.getByText('Semua kolom wajib diisi')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await goToPayment(page, words);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goto('/id/men');
  await page.getByRole('button', { name: 'Akun' }).click();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: words.orderStatus }).click();
  const order = page.getByRole('dialog', { name: words.orderStatus });
  await expect(order.getByText(words.pending, { exact: true })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

const MAX_TABS = 60;

test('a shopper goes from a listing to the cart with the keyboard', async ({ page, shopper: _ }) => {
  const english = SHOP_TEXTS.en;
  const main = page.getByRole('main');
  const tabTo = async (target: ReturnType<typeof page.locator>) => {
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/men');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(main.getByRole('link', { name: /Uluwatu Elite Pro/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Uluwatu Elite Pro', level: 1 })).toBeVisible();
  await tabTo(page.getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '30' })).toBeChecked();
  await tabTo(page.getByRole('button', { name: english.addToCart }));
  await page.keyboard.press('Enter');
  const added = page.getByRole('dialog', { name: english.added });
  await tabTo(added.getByRole('button', { name: 'OK' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: english.addToCart }), 'the focus returns').toBeFocused();
  const cart = page.getByRole('button', { name: english.cart });
  await cart.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: english.cartTitle });
  await expect(panel).toContainText('Uluwatu Elite Pro');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(cart).toBeFocused();
});
