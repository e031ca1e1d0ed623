import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { htmlFaults } from '@/e2e/support/checks/html-faults';
import { metaOf } from '@/e2e/support/checks/meta-of';
import { structuredDataFaults } from '@/e2e/support/checks/structured-data';
import { textOf } from '@/e2e/support/checks/text-of';
import { readVocabulary } from '@/e2e/support/checks/vocabulary';
import { AWKWARD_SHOP } from '@/e2e/support/servers/environments';
import { type Server, startServer } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import {
  AWKWARD_PRODUCTS,
  LONG_NAME,
  SIZE_COUNT,
  SPECIAL_NAME,
} from '@/e2e/support/stubs/foreign-api/awkward-products.mjs';
import { SHOPPER } from '@/e2e/support/stubs/foreign-api/catalogue.mjs';

// One after the other: they share a shop.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: AWKWARD_SHOP.siteUrl });

const servers: Server[] = [];

test.beforeAll(async () => {
  const { apiPort, apiUrl } = AWKWARD_SHOP;
  servers.push(
    await startServer({
      name: 'awkward-api',
      module: 'e2e/support/stubs/foreign-api/server.mjs',
      env: { PORT: String(apiPort) },
    }),
    await startStorefront(AWKWARD_SHOP, { PRODUCT_API_URL: apiUrl }),
  );
});

test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

// The other server's own 404 for a picture that is gone, on the card of its product too.
test.beforeEach(({ trouble }) => trouble.expectConsole(/^Failed to load resource/));

/** Slugs that are more than the id in lower case and hyphens: some are taken, one is cut. */
const SLUGS: Record<string, string> = {
  [LONG_NAME]:
    'handmade-boardshort-for-very-long-waves-on-very-long-days-in-canggu,-uluwatu,-padang-padang,-bingin,-me-f8d53c19',
  [SPECIAL_NAME]: 'wave-rider-"pro"-🌊-<script>alert(1)<-script>',
  'twin-fin': 'twin-fin-2',
  tees: 'tees-2',
  catalog: 'catalog-2',
};

function addressOf(id: string, section: 'men' | 'woman' = 'men'): string {
  return `/${section}/${encodeURIComponent(SLUGS[id] ?? id.toLowerCase().replaceAll(' ', '-'))}`;
}

/** Opens the page of the product with this id; its name is the page's one main heading. */
async function open(
  page: Page,
  id: string,
  { section = 'men', name = id }: { section?: 'men' | 'woman'; name?: string } = {},
) {
  const answer = await page.goto(addressOf(id, section));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return page.getByRole('main');
}

const priceOf = (page: Page) => page.getByRole('main').locator('[translate="no"]').first();

test('no picture, no detail pictures, or one that is gone', async ({ page }) => {
  const unseen = await open(page, 'Unseen Plank');
  await expect(unseen.getByText('No image available').first()).toBeVisible();

  const undetailed = await open(page, 'Undetailed Plank');
  await expect(undetailed.getByRole('link', { name: /Enlarge/ })).toHaveCount(1);
  await expect(undetailed.getByRole('link', { name: /^Photo/ })).toHaveCount(0);

  const broken = await open(page, 'Broken Lens');
  const photo = broken
    .getByRole('link', { name: /Enlarge/ })
    .first()
    .getByRole('img');
  await expect(photo).toHaveAttribute('src', /placeholder/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('prices from nothing to millions, said as money', async ({ page }) => {
  await open(page, 'Gift of the Sea');
  await expect(priceOf(page)).toHaveText('Rp. 0 0 rupiah');
  await open(page, 'Golden Gun');
  await expect(priceOf(page)).toHaveText('Rp. 12.345.678 12,345,678 rupiah');
});

for (const width of [320, 375, 1440]) {
  test(`names as long and strange as they come stay within ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const name of [LONG_NAME, SPECIAL_NAME]) {
      const main = await open(page, name);
      await expect(main.getByRole('button', { name: 'Add to cart' })).toBeVisible();
      await expect(page).toHaveTitle(`Apparel - ${name}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findViolations(page)).toEqual([]);
    }
  });
}

test('two products whose addresses would be the same have one each', async ({ page }) => {
  const first = await open(page, 'Twin Fin');
  await expect(first).toContainText('The first twin.');
  const second = await open(page, 'twin-fin', { name: 'Twin-Fin' });
  await expect(second).toContainText('The second twin.');
});

test('products named like pages leave the pages alone', async ({ page }) => {
  await open(page, 'tees', { name: 'Tees' });
  await open(page, 'catalog', { section: 'woman', name: 'Catalog' });
  expect(new URL(page.url()).pathname).not.toBe('/woman/catalog');
});

test('a product of a variant nobody knows is shown where it is asked for, and belongs to the men', async ({
  page,
}) => {
  for (const section of ['men', 'woman'] as const) {
    await open(page, 'Stray Plank', { section });
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', `/${section}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/men\/stray-plank$/);
  }
});

test('thirty sizes, every size, or none', async ({ page, trouble }) => {
  const many = await open(page, 'Quiver');
  await expect(many.getByRole('radio')).toHaveCount(SIZE_COUNT);
  await many.getByRole('radio', { name: 'W30' }).check();

  const sizeless = await open(page, 'Sizeless');
  await expect(sizeless.getByText('Items are not available.')).toBeVisible();
  await expect(sizeless.getByRole('radio')).toHaveCount(0);
  await expect(sizeless.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);

  await page.request.post('/api/users/login', { data: SHOPPER });
  const itemless = await open(page, 'Itemless');
  await expect(itemless.getByRole('radio')).toHaveCount(SIZE_COUNT + 2);
  await itemless.getByRole('radio', { name: 'W7' }).check();
  await itemless.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Items are not available.' })).toBeVisible();
  expect(trouble.report()).toEqual([]);
});

test('a product nobody has described or coloured says nothing of that', async ({ page }) => {
  const main = await open(page, 'Silent Plank');
  await expect(main).not.toContainText('Colour');
  await expect(main).toContainText('Free delivery all over Indonesia');
});

test('none of their pages keeps anybody out, in either language', async ({ page }) => {
  test.slow();
  for (const { id, variantId } of AWKWARD_PRODUCTS) {
    const path = addressOf(id, variantId === 5 ? 'woman' : 'men');
    await test.step(path, async () => {
      await page.goto(`/id${path}`);
      await expect(page.getByRole('link', { name: 'MASUK' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  }
});

test('machines can read every one of them, and a link to it can be shared', async ({ request }) => {
  const vocabulary = await readVocabulary();
  for (const { id, image, variantId } of AWKWARD_PRODUCTS) {
    const path = addressOf(id, variantId === 5 ? 'woman' : 'men');
    await test.step(path, async () => {
      const html = await textOf(request, path);
      expect(await htmlFaults(html)).toEqual([]);
      // Search engines want a picture; a product that has none has none.
      const faults = await structuredDataFaults(html, vocabulary);
      expect(faults.filter((fault) => image.length > 0 || !fault.includes('"image"'))).toEqual([]);

      const picture = await request.get(metaOf(html, 'og:image') ?? '');
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
    });
  }
});
