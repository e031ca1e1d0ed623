// The plain test: the browser itself reports every script it does not run as blocked.
import { expect, type Page, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the filters are a plain form', async ({ page }) => {
  await page.goto('/men');
  await page.getByRole('main').getByText('Filter & sort').click();
  await page.getByRole('checkbox', { name: '32 9 products' }).check();
  await page.getByRole('checkbox', { name: /^Blue/ }).check();
  await page.getByRole('radio', { name: 'Price, low to high' }).check();
  await page.getByLabel('To Rp.').fill('700000');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(cards(page).getByRole('heading')).toHaveText(['Lovina Volley']);

  await page.getByText('Filter & sort').click();
  await expect(page.getByRole('checkbox', { name: /^Blue/ })).toBeChecked();
  await expect(page.getByRole('spinbutton', { name: 'To Rp.' })).toHaveValue('700000');
  await page.getByRole('link', { name: 'Remove Up to Rp. 700.000' }).click();
  await expect(page).toHaveURL('/men?colour=blue&size=32&sort=price-up');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(cards(page)).toHaveCount(16);
});

test('more of the catalogue is a link away, in both languages', async ({ page }) => {
  for (const [path, more] of [
    ['/woman/catalog', 'Load More Products'],
    ['/id/woman/catalog', 'Muat Lebih Banyak Produk'],
  ] as const) {
    await page.goto(path);
    await expect(cards(page)).toHaveCount(8);
    await page.getByRole('link', { name: more }).click();
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(cards(page)).toHaveCount(16);
    await page.getByRole('link', { name: more }).click();
    await expect(cards(page)).toHaveCount(20);
  }
});

test('the language switch keeps what is chosen', async ({ page }) => {
  await page.goto('/woman?category=rash-guard');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Bahasa Indonesia/ })
    .click();
  await expect(page).toHaveURL('/id/woman?category=rash-guard');
  await expect(cards(page)).toHaveCount(2);
});
