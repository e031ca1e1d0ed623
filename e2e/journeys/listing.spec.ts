import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';

const main = (page: Page) => page.getByRole('main').filter({ visible: true });
const cards = (page: Page) => main(page).getByRole('article');
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();
const group = (page: Page, name: string) => main(page).getByRole('group', { name });

/** Every entry of the menu that leads to a category, and what is there. */
const ENTRIES = [
  ['/men?category=boardshorts', 'Boardshorts', 'Boardshort', 7],
  ['/men?category=volleypants', 'Volleypants', 'Celana Volley', 3],
  ['/men?category=tees', 'Tees', 'Kaus', 4],
  ['/men?category=sandals', 'Sandals', 'Sandal', 2],
  ['/woman?category=bikini', 'Bikini', 'Bikini', 11],
  ['/woman?category=rash-guard', 'Rash Guard', 'Rash Guard', 2],
  ['/woman?category=dress', 'Dress', 'Gaun', 2],
  ['/woman?category=sandals', 'Sandals', 'Sandal', 2],
] as const;

/** One of each page, for `npm test`. */
const DAILY: string[] = ['/men?category=tees', '/woman?category=bikini'];

for (const [path, english, indonesian, count] of ENTRIES) {
  const when = DAILY.includes(path) ? {} : NIGHTLY;
  test(`the menu's ${path} lists its ${count} products, in both languages`, when, async ({ page }) => {
    for (const [prefix, heading] of [
      ['', english],
      ['/id', indonesian],
    ] as const) {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto(prefix || '/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator(`#main-menu a[href="${prefix}${path}"]`).click();
      await expect(page).toHaveURL(`${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(cards(page)).toHaveCount(count);
    }
  });
}

test('a shopper finds what there is in a size and a colour, step by step and back again', async ({
  page,
}) => {
  await page.goto('/men');
  await main(page).getByText('Filter & sort').click();
  await group(page, 'Size in stock').getByRole('checkbox', { name: '32 9 products' }).check();
  await expect(page).toHaveURL('/men?size=32');
  await expect(
    main(page)
      .getByRole('paragraph')
      .filter({ hasText: /^9 products$/ }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(9);

  const blue = group(page, 'Colour').getByRole('checkbox', { name: /^Blue/ });
  await expect(blue).toHaveAccessibleName(/2 products/);
  await blue.check();
  await expect(page).toHaveURL('/men?colour=blue&size=32');
  await expect(cards(page)).toHaveCount(2);
  await expect(group(page, 'Colour').getByRole('checkbox', { name: /^Blue/ })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '2 products' })).toBeAttached();
  // The other sizes count what blue leaves; the other colours what the size leaves.
  await expect(
    group(page, 'Colour').getByRole('checkbox', { name: 'Green 1 product', exact: true }),
  ).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/men?size=32');
  await expect(cards(page)).toHaveCount(9);
  await expect(group(page, 'Colour').getByRole('checkbox', { name: /^Blue/ })).not.toBeChecked();
  await page.goForward();
  await expect(cards(page)).toHaveCount(2);

  await main(page).getByRole('link', { name: 'Remove Blue' }).click();
  await expect(page).toHaveURL('/men?size=32');
  await expect(page.locator('p:focus')).toHaveText('9 products');
  await main(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/men?sort=featured');
  await expect(cards(page)).toHaveCount(16);
});

test('the prices go up and down, and between two limits', async ({ page }) => {
  const prices = async () => {
    const texts = await cards(page)
      .getByText(/^Rp\. /)
      .allTextContents();
    return texts.map((text) => Number(text.replace(/\D/g, '')));
  };
  await page.goto('/woman?sort=price-up');
  const up = await prices();
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  await main(page).getByText('Filter & sort').click();
  await group(page, 'Sort by').getByRole('radio', { name: 'Price, high to low' }).check();
  await expect(page).toHaveURL('/woman?sort=price-down');
  await expect(async () => {
    const down = await prices();
    expect(down).toEqual(down.toSorted((a, b) => b - a));
  }).toPass();

  await main(page).getByLabel('From Rp.').fill('800000');
  await main(page).getByLabel('To Rp.').fill('900000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/woman?max=900000&min=800000&sort=price-down');
  await expect(main(page).getByRole('link', { name: /Remove Rp\. 800\.000/ })).toBeVisible();
  for (const price of await prices()) {
    expect(price).toBeGreaterThanOrEqual(800_000);
    expect(price).toBeLessThanOrEqual(900_000);
  }
});

test('nothing found is said kindly, with a way on', async ({ page }) => {
  await page.goto('/men?category=tees&size=32');
  await expect(page.getByText('No product found')).toBeVisible();
  await expect(cards(page), 'favourites in their place').toHaveCount(4);
  await main(page).getByRole('link', { name: 'See everything' }).click();
  await expect(cards(page)).toHaveCount(16);

  await page.goto('/id/men?category=tees&size=32');
  await expect(page.getByText('Produk tidak ditemukan')).toBeVisible();
});

test('nonsense in the address does no harm', async ({ page, request }) => {
  for (const query of [
    'page=-1',
    'price=abc',
    'min=abc&max=%00',
    'size=%3Cscript%3E',
    'sort=',
    'category=%E0%A4%A',
  ]) {
    expect((await request.get(`/men?${query}`)).status(), query).toBe(200);
  }
  await page.goto('/men?size=nobody&category=submarines&sort=newest');
  await expect(cards(page)).toHaveCount(16);
});

test('crawlers find one address for each listing', async ({ request, baseURL }) => {
  for (const [path, plain] of [
    ['/men?category=tees', '/men'],
    ['/men/tees?size=m', '/men/tees'],
    ['/id/woman?sort=newest', '/id/woman'],
    ['/woman/catalog?page=2', '/woman/catalog'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${plain}"/>`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(await (await request.get(plain)).text()).not.toMatch(/<meta name="robots" content="noindex/);
  }
});

test('the language switch keeps what is chosen', async ({ page }) => {
  await page.goto('/men?category=tees');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Bahasa Indonesia/ })
    .click();
  await expect(page).toHaveURL('/id/men?category=tees');
  await expect(page.getByRole('heading', { level: 1, name: 'Kaus' })).toBeVisible();
});

test('the tees have a page of their own', async ({ page }) => {
  await page.goto('/men/tees');
  await expect(page.getByRole('heading', { level: 1, name: 'Tees' })).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  expect(await namesOf(page)).toContain('Swell Check Tee');
});

test('what is sold out says so before it is opened', async ({ page }) => {
  await page.goto('/men?category=volleypants');
  await expect(cards(page).filter({ hasText: 'Amed Volley' })).toContainText('Sold out');
});

test('the filters open, choose and close by the keyboard', async ({ page }) => {
  await page.goto('/men?sort=featured');
  const summary = main(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/men?category=boardshorts');
  await expect(group(page, 'Category').getByRole('checkbox', { name: /^Boardshorts/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/men?category=boardshorts&category=volleypants');
  await expect(cards(page)).toHaveCount(10);
  await main(page).getByRole('button', { name: 'Show products' }).press('Enter');
  await expect(group(page, 'Category')).toBeHidden();
  await expect(page.locator('p:focus')).toHaveText('10 products');
});

for (const width of [375, 1440]) {
  test(
    `nothing keeps anybody out of the listings at ${width} px, their filters open`,
    NIGHTLY,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        '/men',
        '/men?colour=blue&min=200000',
        '/men/tees',
        '/id/woman?fabric=rib-elastane',
      ]) {
        await page.goto(path);
        await main(page).locator('summary').first().click();
        expect(await findViolations(page), path).toEqual([]);
      }
      await page.goto('/men?category=tees&size=32');
      expect(await findViolations(page)).toEqual([]);
    },
  );
}
