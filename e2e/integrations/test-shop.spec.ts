import { readFile } from 'node:fs/promises';
import { test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { STORE } from '@/e2e/support/content';
import { type Environment, SHOP, TEST_SHOP } from '@/e2e/support/servers/environments';
import { logFile, type Server } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';

// One shop for all of it.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: TEST_SHOP.siteUrl });

const API = { PRODUCT_API_PORT: String(SHOP.apiPort) };
const ENGLISH = ['Test shop', 'This is a test shop: nothing you order is charged or delivered.'] as const;
const INDONESIAN = [
  'Toko uji coba',
  'Ini toko uji coba: pesanan Anda tidak ditagih dan tidak dikirim.',
] as const;
let storefront: Server;

test.beforeAll(async ({ request }) => {
  storefront = await startStorefront(TEST_SHOP, API);
  // Its pages were built while there was no catalogue, and heal on the first visits.
  for (const path of ['/men', '/men/uluwatu-elite-pro']) {
    const text = async () => (await request.get(`${TEST_SHOP.siteUrl}${path}`)).text();
    await expect.poll(text, { timeout: 30_000 }).toContain('Uluwatu Elite Pro');
  }
});
test.afterAll(() => storefront.stop());

for (const [path, [name, text], status] of [
  ['/', ENGLISH, 200],
  ['/men/uluwatu-elite-pro', ENGLISH, 200],
  ['/men/nobody-made-this', ENGLISH, 404],
  [`/store/${STORE.slug}`, ENGLISH, 200],
  ['/login', ENGLISH, 200],
  ['/id', INDONESIAN, 200],
  ['/id/woman/catalog?page=2', INDONESIAN, 200],
] as const) {
  test(`${path} says in sight that the shop is a test`, async ({ page, trouble }) => {
    if (status === 404) trouble.expect(404, new RegExp(`^${path}$`));
    await page.goto(path);
    const bar = page.getByRole('complementary', { name, exact: true });
    await expect(bar).toHaveText(text);
    await expect(bar).toBeInViewport({ ratio: 1 });
  });
}

test('the bar keeps nobody out, stays while the page is read and leaves the header on top', async ({
  page,
}) => {
  await page.goto('/men');
  const bar = page.getByRole('complementary', { name: ENGLISH[0] });
  const place = () => bar.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  expect(await place()).toBe(0);
  expect(await findViolations(page)).toEqual([]);

  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(await place()).toBe(0);
  const header = page.getByRole('banner');
  expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);

  await page.emulateMedia({ forcedColors: 'active' });
  await expect(bar).toHaveCSS('border-top-style', 'solid');
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expect(bar).toBeHidden();
});

test('what gets the focus is not below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto('/login');
  const bar = page.getByRole('complementary', { name: ENGLISH[0] });
  const hidden = () =>
    bar.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return false;
      return focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
    });
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    expect(await hidden()).toBe(false);
  }
});

plainTest.describe('without any script', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('the bar is there from the first moment', async ({ page }) => {
    await page.goto(TEST_SHOP.siteUrl);
    await expect(page.getByRole('complementary', { name: ENGLISH[0] })).toBeInViewport();
  });
});

test('a shop that is no test has no bar', async ({ page }) => {
  await page.goto(SHOP.siteUrl);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('complementary', { name: ENGLISH[0] })).toHaveCount(0);
});

/** What a storefront said that would not start. */
async function refusal(environment: Environment, variables: Record<string, string>): Promise<string> {
  await expect(startStorefront(environment, { ...API, ...variables })).rejects.toThrow('exit code 1');
  return readFile(logFile(environment.name), 'utf8');
}

test('pages that say it is a test are not served where it is none, and the other way round', async () => {
  const [earnest, test] = [
    { ...TEST_SHOP, name: 'test-served-in-earnest' },
    { ...SHOP, name: 'shop-served-as-test', port: TEST_SHOP.port },
  ];
  expect(await refusal(earnest, { PAYMENTS: '' })).toBe(
    'The pages were built with PAYMENTS=test and are started without it: build them again\n',
  );
  expect(await refusal(test, { PAYMENTS: 'test' })).toBe(
    'The pages were built without PAYMENTS=test and are started with it: build them again\n',
  );
});

test('a storefront by itself does not play in public', async () => {
  const environment = { ...SHOP, name: 'playing', port: TEST_SHOP.port, siteUrl: 'https://shop.example' };
  const lines = (await refusal(environment, {})).trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^MIDTRANS_CLIENT_KEY is required when SITE_URL is https, unless PAYMENTS=test: /),
    expect.stringMatching(/^MIDTRANS_API_URL is required when SITE_URL is https, unless PAYMENTS=test: /),
  ]);
});
