import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { listHtmlErrors } from '@/e2e/support/checks/html-errors';
import { listStructuredDataErrors } from '@/e2e/support/checks/structured-data';
import { AWKWARD_PRODUCTS_SHOP } from '@/e2e/support/servers/environments';
import { setUpServers, startStub } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import {
  AWKWARD_PRODUCTS,
  LONG_PRODUCT_NAME,
  MANY_SIZES_COUNT,
  PRODUCT_NAME_WITH_MARKUP,
  PRODUCT_NAME_WITHOUT_SPACES,
} from '@/e2e/support/stubs/foreign-api/awkward-products.mjs';
import { SHOPPER_LOGIN } from '@/e2e/support/stubs/foreign-api/catalogue.mjs';

// The tests share a shop, so one worker runs them all.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: AWKWARD_PRODUCTS_SHOP.siteUrl });

setUpServers(async (servers) => {
  const { apiPort, apiUrl } = AWKWARD_PRODUCTS_SHOP;
  servers.push(await startStub('awkward-api', 'foreign-api/server.mjs', apiPort));
  servers.push(await startStorefront(AWKWARD_PRODUCTS_SHOP, { PRODUCT_API_URL: apiUrl }));
});

// The picture of one product is missing. Its card is on other pages too.
test.beforeEach(({ trouble }) => trouble.allow(404, /^\/media\/\d+\/remote\.jpg\?/));

/**
 * The slugs of products whose lowercased id cannot be the slug, because it is too long, has unsuitable characters, or
 * is taken by another product.
 */
const SLUGS: Record<string, string> = {
  [LONG_PRODUCT_NAME]:
    'handmade-boardshort-for-very-long-waves-on-very-long-days-in-canggu,-uluwatu,-padang-padang,-bingin,-me-f8d53c19',
  [PRODUCT_NAME_WITH_MARKUP]: 'wave-rider-"pro"-🌊-<script>alert(1)<-script>',
  'twin-fin': 'twin-fin-2',
  tees: 'tees-2',
  catalog: 'catalog-2',
};

type Section = 'men' | 'woman';
function addressOf(id: string, section: Section = 'men'): string {
  return `/${section}/${encodeURIComponent(SLUGS[id] ?? id.toLowerCase().replaceAll(' ', '-'))}`;
}

async function open(page: Page, id: string, name = id, section: Section = 'men') {
  expect((await page.goto(addressOf(id, section)))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return page.getByRole('main');
}

test('a product without a picture, or with a missing one, has a placeholder', async ({ page }) => {
  const unseen = await open(page, 'Unseen Plank');
  await expect(unseen.getByText('No image available').first()).toBeVisible();
  const undetailed = await open(page, 'Undetailed Plank');
  await expect(undetailed.getByRole('img', { name: /Undetailed Plank/ }).first()).toBeVisible();
  const broken = await open(page, 'Broken Lens');
  const photo = broken.getByRole('img', { name: /Broken Lens/ }).first();
  await expect(photo).toHaveAttribute('src', /placeholder/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('prices from 0 to millions are formatted as rupiah', async ({ page }) => {
  const priceOf = () => page.getByRole('main').locator('[translate="no"]').first();
  await open(page, 'Gift of the Sea');
  await expect(priceOf()).toHaveText('Rp. 0 0 rupiah');
  await open(page, 'Golden Gun');
  await expect(priceOf()).toHaveText('Rp. 12.345.678 12,345,678 rupiah');
});

test('long names and names with special characters fit the screen', async ({ page }) => {
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // The build had no catalogue, so the first visit still gets a page without products.
    await expect(async () => {
      await page.goto('/men');
      await expect(page.getByRole('link', { name: PRODUCT_NAME_WITHOUT_SPACES }).first()).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    expect(await widthOf()).toBe(width);
    for (const name of [LONG_PRODUCT_NAME, PRODUCT_NAME_WITHOUT_SPACES, PRODUCT_NAME_WITH_MARKUP]) {
      const main = await open(page, name);
      await expect(main.getByRole('button', { name: 'Add to cart' })).toBeVisible();
      await expect(page).toHaveTitle(`Apparel - ${name}`);
      expect(await widthOf()).toBe(width);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    }
  }
});

test('products whose addresses collide with each other or with pages have addresses of their own', async ({
  page,
}) => {
  await expect(await open(page, 'Twin Fin')).toContainText('The first twin.');
  await expect(await open(page, 'twin-fin', 'Twin-Fin')).toContainText('The second twin.');
  await open(page, 'tees', 'Tees');
  await open(page, 'catalog', 'Catalog', 'woman');
});

test('a product of an unknown variant is shown in both sections, with a canonical address', async ({
  page,
}) => {
  for (const section of ['men', 'woman'] as const) {
    await open(page, 'Stray Plank', 'Stray Plank', section);
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', `/${section}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/men\/stray-plank$/);
  }
});

test('a product with thirty sizes, or without sizes or items', async ({ page }) => {
  const many = await open(page, 'Quiver');
  await expect(many.getByRole('radio')).toHaveCount(MANY_SIZES_COUNT);

  const sizeless = await open(page, 'Sizeless');
  await expect(sizeless.getByText('Items are not available.')).toBeVisible();
  await expect(sizeless.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);

  await page.request.post('/api/users/login', { data: SHOPPER_LOGIN });
  const itemless = await open(page, 'Itemless');
  await itemless.getByRole('radio', { name: 'W7' }).check();
  await itemless.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Items are not available.' })).toBeVisible();
});

test('a product without description and colour has a page without them', async ({ page }) => {
  const main = await open(page, 'Silent Plank');
  await expect(main).not.toContainText('Colour');
  await expect(main).toContainText('Free delivery all over Indonesia');
});

test('every page is valid HTML, accessible, and has valid structured data', async ({ page, request }) => {
  test.slow();
  for (const { id, image, variantId } of AWKWARD_PRODUCTS) {
    const path = addressOf(id, variantId === 5 ? 'woman' : 'men');
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      expect(await listHtmlErrors(html)).toEqual([]);
      // Search engines require a picture. Some of these products have none, so this error is ignored for them.
      const faults = await listStructuredDataErrors(html);
      expect(faults.filter((fault) => image.length > 0 || !fault.includes('"image"'))).toEqual([]);
      await page.goto(`/id${path}`);
      await expect(page.getByRole('link', { name: 'MASUK' })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  }
});
