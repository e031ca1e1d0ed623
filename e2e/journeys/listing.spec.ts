import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';

const main = (page: Page) => page.getByRole('main').filter({ visible: true });
const cards = (page: Page) => main(page).getByRole('listitem').getByRole('article');
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();
const filters = (page: Page) => main(page).getByRole('button', { name: 'Filter & sort' });
const group = (page: Page, name: string) => main(page).getByRole('group', { name });

/** Returns the number of products that a filter announces. */
async function announced(filter: Locator): Promise<number> {
  const [, count] = /(\d+) products?"/.exec(await filter.ariaSnapshot()) ?? [];
  return Number(count);
}

/** Menu entries that lead to a category, with its heading and number of products. */
const CATEGORIES = [
  ['/men?category=boardshorts', 'Boardshorts', 7],
  ['/men?category=volleypants', 'Volleypants', 3],
  ['/men?category=tees', 'Tees', 4],
  ['/men?category=sandals', 'Sandals', 2],
  ['/woman?category=bikini', 'Bikinis', 11],
  ['/woman?category=rash-guard', 'Rash guards', 2],
  ['/woman?category=dress', 'Dresses', 2],
  ['/woman?category=sandals', 'Sandals', 2],
] as const;

test('every category of the menu has a listing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const [path, heading, count] of CATEGORIES) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator(`#main-menu a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(count);
  }
  const categories = main(page).getByRole('list', { name: 'Shop by category' });
  await categories.getByRole('link', { name: 'Bikinis' }).click();
  await expect(page, 'from one category to another').toHaveURL('/woman?category=bikini');
  await expect(categories.getByRole('link', { name: 'Bikinis' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/men/tees');
  await expect(page.getByRole('heading', { level: 1, name: 'Tees' })).toBeVisible();
  expect(await namesOf(page)).toContain('Swell Check Tee');
  await main(page).getByRole('link', { name: 'Make your swimwear last' }).click();
  await expect(page, 'the story at the end').toHaveURL('/blog/make-your-swimwear-last');
});

test('a shopper filters by size and colour, and goes back step by step', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/men');
  await filters(page).click();
  await expect(page.getByRole('dialog', { name: 'Filter & sort' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Other tests buy products, so the expected numbers are read from the filters.
  const size = group(page, 'Size in stock').getByRole('checkbox', { name: /^32 / });
  const inSize = await announced(size);
  expect(inSize).toBeGreaterThan(2);
  // Does not use `check`: it verifies the checkbox after the click, and may still see the form of the old page, which
  // is reset.
  await size.click();
  await expect(page).toHaveURL('/men?size=32');
  await expect(cards(page)).toHaveCount(inSize);
  const blue = group(page, 'Colour').getByRole('checkbox', { name: /^Blue/ });
  const inBlue = await announced(blue);
  expect(inBlue).toBeLessThan(inSize);
  await blue.click();
  await expect(page).toHaveURL('/men?colour=blue&size=32');
  await expect(cards(page)).toHaveCount(inBlue);
  await expect(blue).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${inBlue} product` })).toBeAttached();
  await main(page).getByRole('button', { name: /^Show/ }).press('Enter');
  await expect(group(page, 'Colour')).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL('/men?size=32');
  await expect(cards(page)).toHaveCount(inSize);
  await page.goForward();
  await expect(cards(page)).toHaveCount(inBlue);
  await main(page).getByRole('link', { name: 'Remove Blue' }).click();
  await expect(page).toHaveURL('/men?size=32');
  await expect(page.locator('p:focus')).toHaveText(`${inSize} products`);
  await main(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/men?sort=featured');
  await expect(cards(page)).toHaveCount(16);

  await filters(page).click();
  await expect(group(page, 'Colour')).toBeVisible();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(group(page, 'Colour'), 'Back closes the filters').toBeHidden();
  await expect(page).toHaveURL('/men?sort=featured');
});

test('a tap beside the drawer of filters only closes it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/men?sort=featured');
  await filters(page).click();
  const drawer = page.getByRole('dialog', { name: 'Filter & sort' });
  await expect(drawer).toBeInViewport();
  await page.mouse.click(187, 30);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/men?sort=featured');
});

test('a shopper sorts by price and sets a price range', async ({ page }) => {
  const prices = async () => {
    const texts = await cards(page)
      .getByText(/^Rp\. /)
      .allTextContents();
    return texts.map((text) => Number(text.replace(/\D/g, '')));
  };
  await page.goto('/woman?category=bikini&sort=price-up');
  const ascending = await prices();
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
  await filters(page).click();
  await group(page, 'Sort by').getByRole('radio', { name: 'Price, high to low' }).check();
  await expect(page).toHaveURL('/woman?category=bikini&sort=price-down');
  await expect.poll(prices).toEqual(ascending.toSorted((a, b) => b - a));

  await main(page).getByLabel('From Rp.').fill('800000');
  await main(page).getByLabel('To Rp.').fill('900000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/woman?category=bikini&max=900000&min=800000&sort=price-down');
  await expect(main(page).getByRole('link', { name: /Remove Rp\. 800\.000/ })).toBeVisible();
  for (const price of await prices()) {
    expect(price).toBeGreaterThanOrEqual(800_000);
    expect(price).toBeLessThanOrEqual(900_000);
  }
});

test('a listing without products shows a message and suggests others', async ({ page }) => {
  await page.goto('/men?category=tees&size=32');
  await expect(page.getByText('No product found')).toBeVisible();
  await expect(cards(page), 'suggestions').toHaveCount(4);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'See everything' }).click();
  await expect(cards(page)).toHaveCount(16);
  await page.goto('/men?category=volleypants');
  await expect(cards(page).filter({ hasText: 'Amed Volley' })).toContainText('Sold out');
});

test('an invalid filter is ignored', async ({ page, request }) => {
  for (const query of ['page=-1', 'min=abc&max=%00', 'size=%3Cscript%3E', 'sort=', 'category=%E0%A4%A'])
    expect((await request.get(`/men?${query}`)).status(), query).toBe(200);
  await page.goto('/men?size=nobody&category=submarines&sort=newest');
  await expect(cards(page)).toHaveCount(16);
});

test('the language switch keeps page and filters', async ({ page }) => {
  const language = (name: RegExp) => page.getByRole('banner').getByRole('link', { name });
  await page.goto('/men?category=tees');
  await language(/Bahasa Indonesia/).click();
  await expect(page).toHaveURL('/id/men?category=tees');
  await expect(page.getByRole('heading', { level: 1, name: 'Kaus' })).toBeVisible();
  await page.goto('/id/woman/kirana-bikini');
  await language(/English/).click();
  await expect(page).toHaveURL('/woman/kirana-bikini');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('the women’s catalogue', () => {
  const more = (page: Page) => page.getByRole('link', { name: 'Load More Products' });
  const shown = (page: Page) => cards(page).filter({ visible: true });

  test('loads eight products at a time, in place', async ({ page }) => {
    await page.goto('/woman');
    await main(page).getByRole('link', { name: 'SEE ALL' }).first().click();
    await expect(page).toHaveURL('/woman/catalog');
    await expect(page).toHaveTitle(/Catalog 2025.*Woman/);
    await expect(page.getByText('UV rays protection')).toBeVisible();
    await expect(shown(page)).toHaveCount(8);
    const first = await namesOf(page);
    await more(page).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await more(page).click();
    await expect(page).toHaveURL('/woman/catalog?page=2');
    await expect(page).toHaveTitle(/Woman/);
    await expect(shown(page)).toHaveCount(16);
    expect((await namesOf(page)).slice(0, 8)).toEqual(first);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5);
    await expect(shown(page).nth(8).getByRole('link')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /16 of 20/ })).toBeAttached();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await more(page).click();
    await expect(shown(page)).toHaveCount(20);
    await expect(more(page)).toHaveCount(0);
    await page.goBack();
    await expect(page, 'loading adds no history entry').toHaveURL('/woman');
  });

  test('is unchanged after the way back from a product', async ({ page }) => {
    await page.goto('/woman/catalog?category=bikini&page=2');
    const names = await namesOf(page);
    expect(names).toHaveLength(11);
    const product = shown(page).nth(9).getByRole('link');
    await product.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await product.click();
    await expect(page.getByRole('heading', { name: names[9] ?? '', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/woman/catalog?category=bikini&page=2');
    await expect(page.getByRole('link', { name: 'Remove Bikinis' })).toBeVisible();
    await expect.poll(() => namesOf(page)).toEqual(names);
    const distance = async () => Math.abs((await page.evaluate(() => window.scrollY)) - place);
    await expect.poll(distance).toBeLessThan(5);
  });

  test('has filters, and accepts any page number', async ({ page }) => {
    await page.goto('/woman/catalog?category=swimsuit&page=2');
    await expect(cards(page)).toHaveCount(9);
    await filters(page).click();
    const rib = group(page, 'Fabric').getByRole('checkbox', { name: /Recycled rib/ });
    await rib.check();
    await expect(page).toHaveURL('/woman/catalog?category=swimsuit&fabric=rib-elastane');
    await expect(cards(page)).toHaveCount(4);
    await page.goto('/woman/catalog?page=99');
    await expect(cards(page)).toHaveCount(20);
    for (const number of ['-1', '0', 'abc', '1.5'])
      expect((await page.request.get(`/woman/catalog?page=${number}`)).status()).toBe(200);
  });
});
