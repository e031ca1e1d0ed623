import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { WORDS } from '@/e2e/support/steps/words';

const words = WORDS.en;
const TABS_MAX = 60;

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('from the listing into the cart without a mouse', async ({ page, shopper: _ }) => {
  await page.goto('/men');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /Uluwatu Elite Pro/ })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Uluwatu Elite Pro', level: 1 })).toBeVisible();

  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '30' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: words.addToCart }));
  await page.keyboard.press('Enter');

  const added = page.getByRole('dialog', { name: words.added });
  await expect(added).toBeVisible();
  await tabTo(page, added.getByRole('button', { name: 'OK' }));
  await page.keyboard.press('Enter');
  await expect(added).toBeHidden();
  await expect(page.getByRole('button', { name: words.addToCart }), 'the focus comes back').toBeFocused();

  const cart = page.getByRole('button', { name: words.cart });
  await cart.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: words.cartTitle });
  await expect(panel).toContainText('Uluwatu Elite Pro');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(cart).toBeFocused();
});
