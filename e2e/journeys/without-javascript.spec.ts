// Uses Playwright's own `test`. That of `e2e/fixtures` fails on browser errors, and without JavaScript each script is one.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { FIRST_STORE, RIDER_WITH_RESULTS } from '@/e2e/support/content';
import { getMenuLocators, MENU_TEXTS } from '@/e2e/support/steps/menu';

test.use({ javaScriptEnabled: false });

const NOTE = 'This needs JavaScript. Please enable it in your browser.';
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('article');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Playwright cannot find text inside `<noscript>`, so the note is found by its element. */
async function expectNote(landmark: Locator, message: string) {
  const note = landmark.locator('noscript p').first();
  await expect(note, message).toBeVisible();
  await expect(note, message).toHaveText(NOTE);
}

test('pages can be read', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'SHOP MENS' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Uluwatu Elite Pro/ })
    .first()
    .click();
  const main = page.getByRole('main');
  await expect(heading(page, 'Uluwatu Elite Pro')).toBeVisible();
  for (const text of ['Rp. 1.199.000', 'Our most technical boardshort'])
    await expect(main).toContainText(text);
  await expect(main.getByRole('img').first()).toBeVisible();
  await main.getByRole('link', { name: 'Size guide' }).click();
  await expect(page).toHaveURL('/size-guide/boardshorts');
  await expect(page.getByRole('row', { name: /^32 / })).toContainText('79–83');
  await page.goto(`/${RIDER_WITH_RESULTS.slug}`);
  await expect(
    page.getByText(`${RIDER_WITH_RESULTS.results[0]?.event} ${RIDER_WITH_RESULTS.results[0]?.year}`),
  ).toBeVisible();
  await page.goto(`/store/${FIRST_STORE.slug}`);
  const map = `Drawn map: ${FIRST_STORE.name} in ${FIRST_STORE.place}`;
  await expect(page.getByRole('main').getByRole('img', { name: map })).toBeVisible();
  await page.goto('/activities?category=charity');
  await expect(cards(page).first()).toBeVisible();
});

test('a control that needs JavaScript has a note', async ({ page }) => {
  for (const path of [
    '/men/uluwatu-elite-pro',
    '/login',
    '/register',
    '/account',
    '/order-status',
    '/catalog',
  ]) {
    await page.goto(path);
    await expectNote(page.getByRole('main'), path);
  }
  await expectNote(page.getByRole('contentinfo'), 'newsletter');
});

test('listings can be filtered, sorted and paged', async ({ page }) => {
  await page.goto('/men');
  await page.getByRole('button', { name: 'Filter & sort' }).click();
  await page.getByRole('checkbox', { name: /^32 / }).check();
  await page.getByRole('checkbox', { name: /^Blue/ }).check();
  await page.getByRole('radio', { name: 'Price, low to high' }).check();
  await page.getByLabel('To Rp.').fill('650000');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(cards(page).getByRole('heading')).toHaveText(['Lovina Volley']);
  await page.getByRole('button', { name: 'Filter & sort' }).click();
  await expect(page.getByRole('checkbox', { name: /^Blue/ })).toBeChecked();
  await page.getByRole('link', { name: 'Remove Up to Rp. 650.000' }).click();
  await expect(page).toHaveURL('/men?colour=blue&size=32&sort=price-up');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(cards(page)).toHaveCount(16);

  await page.goto('/id/woman/catalog');
  await expect(cards(page)).toHaveCount(8);
  const more = page.getByRole('link', { name: 'Muat Lebih Banyak Produk' });
  await more.click();
  await expect(page).toHaveURL('/id/woman/catalog?page=2');
  await expect(cards(page)).toHaveCount(16);
  await more.click();
  await expect(cards(page)).toHaveCount(20);
});

test('the shop can be searched', async ({ page }) => {
  await page.goto('/men');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(heading(page, 'What are you looking for?')).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search the shop' }).fill('bikini');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=bikini');
  await expect(heading(page, 'Results for “bikini”')).toBeVisible();
  await expect(main.getByRole('heading', { name: '11 products' })).toBeVisible();
  await main.getByRole('searchbox').fill('bikni');
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByRole('link', { name: 'Kirana Bikini' })).toBeVisible();
  await main.getByRole('searchbox').fill('snowboard');
  await main.getByRole('searchbox').press('Enter');
  await expect(heading(page, 'Nothing found for “snowboard”')).toBeVisible();
  await page.goto('/search?q=baju+renang');
  await expect(main.getByRole('link', { name: 'Senja Swimsuit' })).toBeVisible();
});

test('the menus open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const wide = getMenuLocators(page, MENU_TEXTS.en);
  await wide.full.click();
  await expect(wide.panel).toBeVisible();
  await wide.entry('BOARDSHORTS').click();
  await expect(page).toHaveURL('/men?category=boardshorts');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/id');
  const phone = getMenuLocators(page, MENU_TEXTS.id);
  await phone.opener.click();
  await phone.close.click();
  await expect(phone.panel).toBeHidden();
  await phone.opener.click();
  await phone.entry('BOARDSHORT').click();
  await expect(page).toHaveURL('/id/men?category=boardshorts');
});
