import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { EMPTY_CATALOGUE_SHOP } from '@/e2e/support/servers/environments';
import { setUpServers, startStub } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { waitForTextOnPages } from '@/e2e/support/steps/cached-pages';

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: EMPTY_CATALOGUE_SHOP.siteUrl });

setUpServers(async (servers) => {
  const { apiPort, apiUrl } = EMPTY_CATALOGUE_SHOP;
  servers.push(
    await startStub('bare-api', 'bare-api/server.mjs', apiPort),
    await startStorefront(EMPTY_CATALOGUE_SHOP, {
      PRODUCT_API_URL: apiUrl,
      CONTENT_API_URL: `${apiUrl}/content`,
      CONTENT_STORE_ID: 'beach',
      CONTENT_EXTRA_ID: 'extra',
      CONTENT_EXTRA_COLLECTION: 'likes',
    }),
  );
});

test('a shop without products shows a message and the brand', async ({ page }) => {
  for (const path of ['/', '/woman']) {
    await waitForTextOnPages([`${EMPTY_CATALOGUE_SHOP.siteUrl}${path}`], 'No product found');
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('No product found').first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'SEE ALL' }).first()).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }
  await expect(page.getByRole('main').getByRole('navigation'), 'no empty category').toHaveCount(0);
});

test('the image strip shows the second collection of the content API', async ({ page }) => {
  await waitForTextOnPages([`${EMPTY_CATALOGUE_SHOP.siteUrl}/`], 'shell.svg');
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'You might like' });
  await expect(strip.getByRole('img'), 'without the invalid entry').toHaveCount(2);
  for (const [name, file] of [
    ['A shell', 'shell.svg'],
    ['A kite', 'kite.svg'],
  ] as const) {
    const picture = strip.getByRole('img', { name });
    await expect(picture).toHaveAttribute('src', `${EMPTY_CATALOGUE_SHOP.apiUrl}/pictures/${file}`);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
  }
});
