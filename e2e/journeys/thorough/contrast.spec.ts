import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/e2e/fixtures';
import { computeContrastRatio, listContrastErrors } from '@/e2e/support/checks/contrast';
import { stubFixedShopper } from '@/e2e/support/snapshots/fixed-shopper';
import { openCart, openCheckout } from '@/e2e/support/steps/buying';
import { SHOP_TEXTS } from '@/e2e/support/steps/shop-texts';

const words = SHOP_TEXTS.en;

// Without reduced motion, colours would be measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('header, footer and landing page: sufficient contrast on hover and with focus', async ({ page }) => {
  await page.goto('/men');
  expect(await listContrastErrors(page)).toEqual([]);
});

test('cart and checkout: sufficient contrast on hover and with focus', async ({ page, context }) => {
  await stubFixedShopper(context);
  await page.goto('/men');
  const cart = await openCart(page, words);
  await expect(cart).toContainText('Kirana Bikini');
  expect(await listContrastErrors(page)).toEqual([]);

  await page.reload();
  const checkout = await openCheckout(page, words);
  await checkout.getByRole('button', { name: words.pay }).click();
  await expect(checkout).toContainText('Postal Code is required');
  expect(await listContrastErrors(page)).toEqual([]);
});

test.describe('in forced colours', () => {
  const styleOf = (control: Locator, names: string[]) =>
    control.evaluate(
      (element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)).join(),
      names,
    );

  test('chosen and current elements differ from others', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/men/uluwatu-elite-pro');
    const grounds = (name: string) =>
      styleOf(page.getByRole('radio', { name }).locator('xpath=following-sibling::span'), [
        'background-color',
        'color',
      ]);
    await page.getByRole('radio', { name: '32' }).check();
    expect(await grounds('32')).not.toBe(await grounds('34'));

    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    const line = (name: string) => styleOf(link(name), ['text-decoration-line']);
    expect([await line('MEN'), await line('WOMAN')]).toEqual(['underline', 'none']);
    expect(await styleOf(link('EN, English'), ['text-decoration-line'])).toBe('underline');
    const colours = page.getByRole('navigation', { name: 'Prints and colours' }).getByRole('link');
    const border = (link: Locator) => styleOf(link, ['border-bottom-color']);
    expect(await border(colours.first())).not.toBe(await border(colours.nth(1)));

    await page.goto('/size-guide/swimwear');
    expect(await grounds('cm')).not.toBe(await grounds('inch'));

    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('bik');
    await page.getByRole('option').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    const outline = (option: Locator) => styleOf(option, ['outline-style']);
    expect(await outline(page.getByRole('option', { selected: true }))).toBe('solid');
    expect(await outline(page.getByRole('option', { selected: false }).first())).toBe('none');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the logo is visible on ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto('/');
      for (const logo of [
        page.getByRole('banner').getByRole('img'),
        page.getByRole('contentinfo').getByRole('img'),
      ]) {
        await logo.first().scrollIntoViewIfNeeded();
        await logo.first().evaluate((image: HTMLImageElement) => image.decode());
        const { channels } = await sharp(await logo.first().screenshot()).stats();
        const extremes = (end: 'min' | 'max'): [number, number, number] => {
          const [red, green, blue] = channels.map((channel) => channel[end]);
          return [red ?? 0, green ?? 0, blue ?? 0];
        };
        expect(computeContrastRatio(extremes('min'), extremes('max'))).toBeGreaterThan(4.5);
      }
    });
  }
});
