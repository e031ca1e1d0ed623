// The plain test where no script runs: the browser itself reports every one it does not run as blocked.
import { type Page, test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';

const LANGUAGES = [
  {
    prefix: '',
    button: 'Search',
    label: 'Search the shop',
    heading: 'What are you looking for?',
    resultsFor: 'Results for “bikini”',
    count: '11 products',
    corrected: 'Nothing is called “bikni” here. Showing results for “bikini”.',
    nothing: 'Nothing found for “snowboard”',
    section: 'BOARDSHORTS',
    otherWords: ['baju renang', 'Senja Swimsuit'],
    language: 'Bahasa Indonesia',
  },
  {
    prefix: '/id',
    button: 'Cari',
    label: 'Cari di toko',
    heading: 'Apa yang Anda cari?',
    resultsFor: 'Hasil untuk “bikini”',
    count: '11 produk',
    corrected: 'Tidak ada yang bernama “bikni”. Ini hasil untuk “bikini”.',
    nothing: '“snowboard” tidak ditemukan',
    section: 'BOARDSHORT',
    otherWords: ['swimwear', 'Senja Swimsuit'],
    language: 'English',
  },
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const words of LANGUAGES) {
  const { prefix } = words;

  plainTest.describe(`without a script, under ${prefix || '/'}`, () => {
    plainTest.use({ javaScriptEnabled: false });

    plainTest('one asks from the header, and asks again', twin(prefix), async ({ page }) => {
      await page.goto(`${prefix}/men`);
      await page.getByRole('banner').getByRole('button', { name: words.button }).click();
      await expect(heading(page, words.heading)).toBeVisible();

      const main = page.getByRole('main');
      await main.getByRole('searchbox', { name: words.label }).fill('bikini');
      await main.getByRole('button', { name: words.button }).click();
      await expect(page).toHaveURL(`${prefix}/search?q=bikini`);
      await expect(heading(page, words.resultsFor)).toBeVisible();
      await expect(main.getByRole('heading', { name: words.count })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Kirana Bikini' })).toHaveAttribute(
        'href',
        `${prefix}/woman/kirana-bikini`,
      );

      await main.getByRole('searchbox').fill('bikni');
      await main.getByRole('searchbox').press('Enter');
      await expect(page.getByText(words.corrected)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Kirana Bikini' })).toBeVisible();

      await main.getByRole('searchbox').fill('snowboard');
      await main.getByRole('searchbox').press('Enter');
      await expect(heading(page, words.nothing)).toBeVisible();
      await main.getByRole('link', { name: words.section, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/men?category=boardshorts`);
    });

    plainTest('the words of the other language are understood', twin(prefix), async ({ page }) => {
      const [question, product] = words.otherWords;
      await page.goto(`${prefix}/search?q=${encodeURIComponent(question)}`);
      await expect(page.getByRole('main').getByRole('link', { name: product })).toBeVisible();
    });
  });

  test(
    `nothing in the pages of the search keeps anybody out, under ${prefix || '/'}`,
    NIGHTLY,
    async ({ page }) => {
      for (const path of ['/search', '/search?q=bikini', '/search?q=bikni', '/search?q=snowboard']) {
        await page.goto(prefix + path);
        expect(await findViolations(page), path).toEqual([]);
      }
    },
  );
}

test('the results are in pages, and the language switch keeps the question', async ({ page }) => {
  await page.goto('/search?q=women');
  await expect(page.getByRole('heading', { level: 2, name: '26 products, page 1 of 2' })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?page=2&q=women');
  await expect(page.getByRole('heading', { level: 2, name: '26 products, page 2 of 2' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.goto('/search?page=99&q=women');
  await expect(page.getByRole('heading', { level: 2, name: '26 products, page 2 of 2' })).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Bahasa Indonesia/ })
    .click();
  await expect(heading(page, 'Hasil untuk “women”')).toBeVisible();
});

test('pages of results are kept out of search engines, and speak for the search alone', async ({ page }) => {
  await page.goto('/id/search?q=bikini');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/id\/search$/);
  await expect(page).toHaveTitle('Apparel - Cari: bikini');
});

for (const question of [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '🏄🏽‍♀️🌊',
  'x'.repeat(4000),
  'שמלה',
  '\u202e\u0000\u0007bikini',
  '%25%00%ff',
  "'; DROP TABLE products; --",
]) {
  test(`“${question.slice(0, 24)}” does no harm`, async ({ page }) => {
    const answer = await page.goto(`/search?q=${encodeURIComponent(question)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
  });
}
