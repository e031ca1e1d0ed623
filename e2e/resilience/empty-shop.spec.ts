import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { EMPTY_SHOP } from '@/e2e/support/servers/environments';
import { type Server, startServer } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';

const HEALED_WITHIN_MS = 20_000;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: EMPTY_SHOP.siteUrl });

const servers: Server[] = [];

test.beforeAll(async () => {
  const { apiPort, apiUrl } = EMPTY_SHOP;
  servers.push(
    await startServer({
      name: 'bare-api',
      module: 'e2e/support/stubs/bare-api/server.mjs',
      env: { PORT: String(apiPort) },
    }),
    await startStorefront(EMPTY_SHOP, {
      PRODUCT_API_URL: apiUrl,
      CONTENT_API_URL: `${apiUrl}/content`,
      CONTENT_STORE_ID: 'beach',
      CONTENT_EXTRA_ID: 'extra',
      CONTENT_EXTRA_COLLECTION: 'likes',
    }),
  );
});

test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** The page as it is once the server has been asked; the build has never heard of it. */
async function expectHealed(request: APIRequestContext, path: string, text: string) {
  await expect
    .poll(async () => (await request.get(path)).text(), { timeout: HEALED_WITHIN_MS })
    .toContain(text);
}

for (const path of ['/', '/woman']) {
  test(`${path} of a shop without products says so, and still shows what the brand is`, async ({ page }) => {
    await expectHealed(page.request, path, 'No product found');
    await page.goto(path);
    const main = page.getByRole('main');

    await expect(main.getByText('No product found').first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'SEE ALL' }).first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

test('no category is offered that has nothing in it', async ({ page }) => {
  await page.goto('/woman');
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
});

test('the strip shows the content API’s second collection, without what cannot be read', async ({ page }) => {
  await expectHealed(page.request, '/', 'shell.svg');
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'You might like' });
  await expect(strip.getByRole('img')).toHaveCount(2);

  for (const [name, file] of [
    ['A shell', 'shell.svg'],
    ['A kite', 'kite.svg'],
  ] as const) {
    const picture = strip.getByRole('img', { name });
    await expect(picture).toHaveAttribute('src', `${EMPTY_SHOP.apiUrl}/pictures/${file}`);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
  }
});
