import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Search|Cari)$/ });

async function openSearch(page: Page) {
  await searchButton(page).click();
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}

test('a shopper finds a product and results with the keyboard', async ({ page }) => {
  await page.goto('/woman');
  await searchButton(page).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(field).toBeFocused();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.type('pada');
  const option = page.getByRole('option', { name: /^Padang Elite Pro/ });
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('suggestion');
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/men/padang-elite-pro');
  await expect(page.getByRole('dialog')).toBeHidden();

  await openSearch(page);
  await page.keyboard.type('hibiscus');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=hibiscus');
  await expect(heading(page, 'Results for “hibiscus”')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/men/padang-elite-pro');
});

test('the search understands Indonesian, and each results page leads to the next', async ({ page }) => {
  await page.goto('/id/search');
  for (const [query, product] of [
    ['gaun', 'Sari Dress'],
    ['celana volley', 'Sanur Volley'],
  ] as const) {
    await openSearch(page);
    await page.keyboard.type(query);
    await page.keyboard.press('Enter');
    await expect(heading(page, `Hasil untuk “${query}”`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: product })).toBeVisible();
  }
  await page.goBack();
  await expect(heading(page, 'Hasil untuk “gaun”')).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('gaun');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the search covers the screen, and a suggestion is tapped', async ({ page }) => {
    await page.goto('/id/men');
    await searchButton(page).tap();
    const dialog = page.getByRole('dialog', { name: 'Cari' });
    await expect.poll(async () => Math.round((await dialog.boundingBox())?.y ?? -1)).toBe(0);
    const size = await dialog.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    expect(size).toEqual([320, 640]);
    await page.getByRole('combobox').fill('gaun');
    await page.getByRole('option', { name: /Sari Dress/ }).tap();
    await expect(page).toHaveURL('/id/woman/sari-dress');
    await expect(dialog).toBeHidden();
  });
});

test('results have pages, which search engines do not index', async ({ page }) => {
  await page.goto('/search?q=women');
  await expect(page.getByRole('heading', { level: 2, name: '26 products, page 1 of 2' })).toBeVisible();
  await expect(page).toHaveTitle('Apparel - Search: women');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search$/);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?page=2&q=women');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.goto('/search?page=99&q=women');
  await expect(page.getByRole('heading', { level: 2, name: '26 products, page 2 of 2' })).toBeVisible();
});

test('no query breaks the results page', async ({ page }) => {
  for (const query of [
    '<script>alert(1)</script>',
    '🏄🏽‍♀️🌊',
    'x'.repeat(4000),
    '\u202e\u0000\u0007bikini',
    '%25%00%ff',
    "'; DROP TABLE products; --",
  ]) {
    const response = await page.goto(`/search?q=${encodeURIComponent(query)}`);
    expect(response?.status(), query.slice(0, 24)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isTooWide), query.slice(0, 24)).toBe(false);
  }
});
