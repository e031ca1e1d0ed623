import type { Page } from '@playwright/test';
import { isHydrated } from '@/e2e/engines/in-page';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';

const SHOPS = [
  {
    path: '/woman/catalog',
    more: 'Load More Products',
    title: /Catalog 2025.*Woman/,
    badge: 'UV rays protection',
  },
  {
    path: '/id/woman/catalog',
    more: 'Muat Lebih Banyak Produk',
    title: /Katalog 2025.*Wanita/,
    badge: 'Perlindungan sinar UV',
  },
] as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true });
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();

for (const { path, more, title, badge } of SHOPS) {
  test.describe(path, () => {
    test('shows eight bikinis and swimsuits, and eight more, in place', twin(path), async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByText(badge)).toBeVisible();
      await expect(cards(page)).toHaveCount(8);
      const first = await namesOf(page);

      await page.getByRole('link', { name: more }).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(300);
      await page.getByRole('link', { name: more }).click();
      await expect(page).toHaveURL(`${path}?page=2`);
      await expect(cards(page)).toHaveCount(16);
      expect((await namesOf(page)).slice(0, 8)).toEqual(first);
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5);
      await expect(cards(page).nth(8).getByRole('link')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: /16 (of|dari) 20/ })).toBeAttached();

      await page.getByRole('link', { name: more }).click();
      await expect(cards(page)).toHaveCount(20);
      await expect(page.getByRole('link', { name: more })).toHaveCount(0);
    });

    test(
      'is the same place, with the same products, on the way back from one of them',
      twin(path),
      async ({ page }) => {
        await page.goto(path);
        await page.getByRole('link', { name: more }).click();
        await expect(cards(page)).toHaveCount(16);
        const names = await namesOf(page);
        const product = cards(page).nth(13).getByRole('link');
        await product.scrollIntoViewIfNeeded();
        const place = await page.evaluate(() => window.scrollY);
        const name = (await product.textContent()) ?? '';
        await product.click();
        await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

        await page.goBack();
        await expect(page).toHaveURL(`${path}?page=2`);
        await expect.poll(() => namesOf(page)).toEqual(names);
        await expect
          .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
          .toBeLessThan(5);
      },
    );
  });
}

test('Back leaves the catalogue, however much of it was loaded', async ({ page }) => {
  await page.goto('/woman');
  await page.getByRole('main').getByRole('link', { name: 'SEE ALL' }).first().click();
  await expect(page).toHaveURL('/woman/catalog');
  await page.getByRole('link', { name: 'Load More Products' }).click();
  await expect(page).toHaveURL('/woman/catalog?page=2');
  await page.goBack();
  await expect(page).toHaveURL('/woman');
});

test('more comes by the keyboard too, and leads on to the first new product', async ({ page }) => {
  await page.goto('/woman/catalog');
  const more = page.getByRole('link', { name: 'Load More Products' });
  // Before that it leads to a document of its own.
  await expect.poll(() => more.evaluate(isHydrated)).toBe(true);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(8).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).nth(9).getByRole('link')).toBeFocused();
});

test('an address of a page beyond the last shows all there is', NIGHTLY, async ({ page }) => {
  await page.goto('/woman/catalog?page=99');
  await expect(cards(page)).toHaveCount(20);
  for (const page_ of ['-1', '0', 'abc', '1.5']) {
    expect((await page.request.get(`/woman/catalog?page=${page_}`)).status()).toBe(200);
  }
});

test('its filters keep to its own products', async ({ page }) => {
  await page.goto('/woman/catalog?category=swimsuit&page=2');
  await expect(cards(page)).toHaveCount(9);
  await page.getByText('Filter & sort').click();
  await page
    .getByRole('group', { name: 'Fabric' })
    .getByRole('checkbox', { name: /Recycled rib/ })
    .check();
  await expect(page).toHaveURL('/woman/catalog?category=swimsuit&fabric=rib-elastane');
  await expect(cards(page)).toHaveCount(4);
});

for (const width of [375, 1440]) {
  test(`nothing in it keeps anybody out at ${width} px`, NIGHTLY, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, more } of SHOPS) {
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('link', { name: more }).click();
      await expect(cards(page)).toHaveCount(16);
      expect(await findViolations(page)).toEqual([]);
    }
  });
}

test(
  'back from a product, the catalogue is where it was left, with all that was loaded',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/woman/catalog?page=2');
    const loaded = page.getByRole('main').getByRole('article');
    await expect(loaded).toHaveCount(16);
    await loaded.nth(12).getByRole('link').click();
    await expect(page).toHaveURL(/\/woman\/(?!catalog)/);
    await page.goBack();
    await expect(page).toHaveURL('/woman/catalog?page=2');
    await expect(loaded).toHaveCount(16);
    await expect(loaded.nth(12)).toBeInViewport();
  },
);
