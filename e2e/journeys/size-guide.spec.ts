import { test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';

const LANGUAGES = [
  {
    locale: 'en',
    product: '/woman/melati-bikini',
    link: 'Size guide',
    name: 'Bikinis and swimsuits',
    page: '/size-guide/swimwear',
    inch: 'inch',
    inInches: '31–32.5',
    heading: 'How to measure',
    close: 'Close',
  },
  {
    locale: 'id',
    product: '/id/woman/melati-bikini',
    link: 'Panduan ukuran',
    name: 'Bikini dan baju renang',
    page: '/id/size-guide/swimwear',
    inch: 'inci',
    inInches: '31–32,5',
    heading: 'Cara mengukur',
    close: 'Tutup',
  },
] as const;

for (const words of LANGUAGES) {
  test(
    `beside the sizes the guide opens in a dialog (${words.locale})`,
    twin(words.locale),
    async ({ page }) => {
      await page.goto(words.product);
      const link = page.getByRole('main').getByRole('link', { name: words.link });
      await expect(link).toHaveAttribute('href', words.page);
      await link.click();

      const dialog = page.getByRole('dialog', { name: words.name });
      const row = dialog.getByRole('row', { name: /^XS / });
      await expect(row.getByText('79–82')).toBeVisible();
      await expect(row.getByText(words.inInches)).toBeHidden();
      await dialog.getByRole('radio', { name: words.inch }).check();
      await expect(row.getByText(words.inInches)).toBeVisible();
      await expect(row.getByText('79–82')).toBeHidden();
      await expect(dialog.getByRole('heading', { name: words.heading })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await dialog.getByRole('button', { name: words.close }).click();
      await expect(dialog).toBeHidden();
      await expect(link, 'the focus comes back').toBeFocused();
      expect(new URL(page.url()).pathname).toBe(words.product);
    },
  );
}

test('the dialog closes with its page, and is not there again on the way back', async ({ page }) => {
  await page.goto('/men');
  await page.goto('/men/uluwatu-elite-pro');
  await page.getByRole('main').getByRole('link', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/men');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Uluwatu Elite Pro' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('every size that is on sale is in the guide of its product', NIGHTLY, async ({ page }) => {
  test.slow();
  for (const path of [
    '/men/uluwatu-elite-pro',
    '/men/sanur-volley',
    '/men/pocket-icon-tee',
    '/men/jalan-slide',
    '/woman/kirana-bikini',
    '/woman/ratih-swimsuit',
    '/woman/ombak-rash-guard',
    '/woman/sari-dress',
    '/woman/kerang-flip',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      const sizes = await main
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => radio.nextElementSibling?.firstChild?.textContent));
      const address = await main.getByRole('link', { name: 'Size guide' }).getAttribute('href');
      await page.goto(address ?? '');
      const listed = await page.getByRole('rowheader').allInnerTexts();
      expect(sizes.length).toBeGreaterThan(0);
      expect(sizes.filter((size) => !listed.includes(size ?? ''))).toEqual([]);
    });
  }
});

test('from one guide to the others', NIGHTLY, async ({ page }) => {
  await page.goto('/size-guide');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /^Sandals/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sandals' })).toBeVisible();
  await expect(page).toHaveTitle('Apparel - Size guide: Sandals');
  await expect(page.getByRole('row', { name: 'EU 42 26.5' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const others = page.getByRole('navigation', { name: 'Size guides' });
  await expect(others.getByRole('link', { name: 'Sandals' })).toHaveAttribute('aria-current', 'page');
  await others.getByRole('link', { name: 'Rash guards' }).click();
  await expect(page).toHaveURL('/size-guide/rash-guards');
});

test('a guide that there is not is a 404', async ({ page, trouble }) => {
  trouble.expect(404, /^\/size-guide\/hats$/);
  expect((await page.goto('/size-guide/hats'))?.status()).toBe(404);
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('the link is the guide, and both units are there', async ({ page }) => {
    await page.goto('/men/uluwatu-elite-pro');
    await page.getByRole('main').getByRole('link', { name: 'Size guide' }).click();
    await expect(page).toHaveURL('/size-guide/boardshorts');
    const row = page.getByRole('row', { name: /^32 / });
    await expect(row).toHaveText(/79–83/);
    await page.getByRole('radio', { name: 'inch' }).check();
    await expect(row.getByText('31–32.5')).toBeVisible();
    await expect(row.getByText('79–83')).toBeHidden();
  });
});
