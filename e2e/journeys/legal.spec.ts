import { test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';

const LANGUAGES = [
  {
    locale: 'en',
    root: '',
    pages: 'Legal pages',
    contents: 'On this page',
    sample: 'A sample text',
    privacy: 'Privacy',
    cookie: 'Cookies',
    terms: 'Terms of sale',
    returns: 'Shipping and returns',
    days: 'within 14 days',
  },
  {
    locale: 'id',
    root: '/id',
    pages: 'Halaman hukum',
    contents: 'Di halaman ini',
    sample: 'Teks contoh',
    privacy: 'Privasi',
    cookie: 'Kuki',
    terms: 'Ketentuan penjualan',
    returns: 'Pengiriman dan pengembalian',
    days: 'dalam 14 hari',
  },
] as const;

for (const words of LANGUAGES) {
  test(
    `a legal page says that it is a sample, and leads to its parts (${words.locale})`,
    twin(words.locale),
    async ({ page }) => {
      await page.goto(`${words.root}/privacy`);
      await expect(page).toHaveTitle(`Apparel - ${words.privacy}`);
      const main = page.getByRole('main');
      await expect(main.getByText(words.sample)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      const contents = page.getByRole('navigation', { name: words.contents });
      await contents.getByRole('link', { name: words.cookie }).click();
      const heading = page.getByRole('heading', { level: 2, name: words.cookie });
      await expect(heading).toBeInViewport();
      const headingTop = (await heading.boundingBox())?.y ?? 0;
      const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      expect(headingTop, 'not under the header').toBeGreaterThanOrEqual(header);
    },
  );

  test(`from one legal page to the others (${words.locale})`, twin(words.locale), async ({ page }) => {
    await page.goto(`${words.root}/privacy`);
    const pages = page.getByRole('navigation', { name: words.pages });
    await expect(pages.getByRole('link', { name: words.privacy })).toHaveAttribute('aria-current', 'page');

    await pages.getByRole('link', { name: words.terms }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.terms })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await pages.getByRole('link', { name: words.returns }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.returns })).toBeVisible();
    await expect(page.getByRole('main').getByText(words.days).first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

test('before a login the browser is given nothing to keep, as the text says', async ({ page, context }) => {
  await page.goto('/privacy');
  await page.goto('/men');
  await page.goto('/id/blog');

  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(kept).toEqual([0, 0]);
});

test('after a login it keeps the two cookies the text names, out of reach of scripts', async ({
  page,
  context,
  shopper: _,
}) => {
  await page.goto('/privacy');
  const cookies = await context.cookies();

  const names = cookies.map(({ name }) => name).sort();
  expect(names).toEqual(['segara_device', 'segara_session']);
  for (const { name, ...cookie } of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await expect(page.getByRole('main').getByText(name)).toBeVisible();
  }
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('the parts are reached all the same', async ({ page }) => {
    await page.goto('/shipping-and-returns');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'When it does not fit' }).click();
    await expect(page.getByRole('heading', { name: 'When it does not fit' })).toBeInViewport();
  });
});
