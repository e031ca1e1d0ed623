import { readFile } from 'node:fs/promises';
import { test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { SHARED_SHOP, TEST_PAYMENTS_SHOP } from '@/e2e/support/servers/environments';
import { getLogFilePath, setUpServers } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { waitForTextOnPages } from '@/e2e/support/steps/cached-pages';

// The tests share a shop, so one worker runs them all.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: TEST_PAYMENTS_SHOP.siteUrl });
setUpServers(async (servers) => {
  servers.push(await startStorefront(TEST_PAYMENTS_SHOP));
  // The pages were built without a catalogue and show products only after a revalidation.
  const pages = ['/men', '/men/uluwatu-elite-pro'].map((path) => `${TEST_PAYMENTS_SHOP.siteUrl}${path}`);
  await waitForTextOnPages(pages, 'Uluwatu Elite Pro', 30_000);
});

const ENGLISH = ['Test shop', 'This is a test shop: nothing you order is charged or delivered.'] as const;
const INDONESIAN = [
  'Toko uji coba',
  'Ini toko uji coba: pesanan Anda tidak ditagih dan tidak dikirim.',
] as const;

test('every page shows that the shop is a test', async ({ page, trouble }) => {
  trouble.expect(404, /^\/men\/nobody-made-this$/);
  for (const [path, [name, text]] of [
    ['/', ENGLISH],
    ['/men/uluwatu-elite-pro', ENGLISH],
    ['/men/nobody-made-this', ENGLISH],
    ['/login', ENGLISH],
    ['/id', INDONESIAN],
    ['/id/woman/catalog?page=2', INDONESIAN],
  ] as const) {
    await page.goto(path);
    const bar = page.getByRole('complementary', { name, exact: true });
    await expect(bar).toHaveText(text);
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  await page.goto(SHARED_SHOP.siteUrl);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('complementary', { name: ENGLISH[0] }), 'another shop').toHaveCount(0);
});

test('the bar is accessible, stays at the bottom and covers no focused element', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto('/men');
  const bar = page.getByRole('complementary', { name: ENGLISH[0] });
  const distance = () => bar.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  expect(await distance()).toBe(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(await distance()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.goto('/login');
  const isCovered = () =>
    bar.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return false;
      return focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
    });
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isCovered()).toBe(false);
  }
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('the bar is in the HTML', async ({ page }) => {
    await page.goto(TEST_PAYMENTS_SHOP.siteUrl);
    await expect(page.getByRole('complementary', { name: ENGLISH[0] })).toBeInViewport();
  });
});

test('a public storefront does not start without a payment provider, or with sample content', async () => {
  const environment = {
    ...SHARED_SHOP,
    name: 'public',
    port: TEST_PAYMENTS_SHOP.port,
    siteUrl: 'https://shop.example',
  };
  await expect(startStorefront(environment)).rejects.toThrow('exit code 1');
  const lines = (await readFile(getLogFilePath(environment.name), 'utf8')).trimEnd().split('\n');
  const rest = 'is required when SITE_URL is https, unless PAYMENTS=test: ';
  expect(lines).toEqual([
    expect.stringContaining(`MIDTRANS_CLIENT_KEY ${rest}`),
    expect.stringContaining(`MIDTRANS_API_URL ${rest}`),
    expect.stringContaining('content/site.ts has the sample address hello@segara.example'),
    ...['content/riders', 'content/stores', 'content/legal'].map((folder) =>
      expect.stringContaining(`${folder} has sample`),
    ),
  ]);
});
