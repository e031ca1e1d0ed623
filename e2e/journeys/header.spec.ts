import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';

/** Returns the opacity of the header's background, from 0 to 1. */
function backgroundOf(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => {
    const [, alpha = '1'] = /^rgba\(.+, ([\d.]+)\)$/.exec(getComputedStyle(header).backgroundColor) ?? [];
    return Number(alpha);
  });
}

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of ['/men', '/woman']) {
    test(`the header of ${path} is transparent until the page is scrolled by 50 px`, async ({ page }) => {
      await page.goto(path);
      expect(await backgroundOf(page)).toBe(0);
      await scrollTo(page, 50);
      await page.waitForTimeout(200);
      expect(await backgroundOf(page)).toBe(0);
      await scrollTo(page, 51);
      await expect.poll(() => backgroundOf(page)).toBe(1);
      await scrollTo(page, 0);
      await expect.poll(() => backgroundOf(page)).toBe(0);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect.poll(() => backgroundOf(page), 'with an open menu').toBe(1);
    });
  }
});

for (const width of [320, 768]) {
  test(`the header fits ${width} px in both languages`, async ({ page, shopper: _ }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/size-guide', '/id/size-guide']) {
      await page.goto(path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: /Account|Akun/ })).toBeVisible();
      for (const part of await header.locator('a, button').filter({ visible: true }).all()) {
        const box = await part.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(64);
      }
    }
  });
}

test.describe('in an Indonesian browser', () => {
  test.use({ locale: 'id-ID', viewport: { width: 375, height: 800 } });

  test('the page in Indonesian is offered once, and is in the menu', async ({ page }) => {
    await page.goto('/men/uluwatu-elite-pro?size=32');
    const offer = page.getByRole('link', { name: 'Lihat dalam Bahasa Indonesia' });
    await expect(offer).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await offer.click();
    await expect(page).toHaveURL('/id/men/uluwatu-elite-pro?size=32');
    await expect(offer).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Belanja' });
    await menu.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/men/uluwatu-elite-pro?size=32');
    await expect(offer).toHaveCount(0);
  });
});
