import { type APIRequestContext, expect, test } from '@playwright/test';
import { policyFaults } from '@/e2e/support/checks/policy';
import { CROWDED_SHOP, SHOP } from '@/e2e/support/servers/environments';
import type { Server } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { visit } from '@/e2e/support/steps/cached-pages';

test.describe.configure({ mode: 'default' });
test.use({ baseURL: CROWDED_SHOP.siteUrl });

let server: Server;
test.beforeAll(async () => {
  server = await startStorefront(CROWDED_SHOP, { PRODUCT_API_PORT: String(SHOP.apiPort), TRUST_PROXY: '1' });
});
test.afterAll(() => server.stop());

/** Asks for a page from an address of one's own. */
const askFrom = (request: APIRequestContext, address: string, path: string) =>
  request.get(path, { headers: { 'x-forwarded-for': address }, maxRedirects: 0 });

/** As many queries as one address may ask for in a minute, half of them searches. */
async function askEnough(request: APIRequestContext, address: string) {
  const paths = ['/search?q=tee', '/id/men?sort=newest'];
  // Each is made before many ask for it, so that all of them are answered well within the minute.
  for (const path of paths) await askFrom(request, address, path);
  for (let asked = 2; asked < 120; asked += 2) {
    const answers = await Promise.all(paths.map((path) => askFrom(request, address, path)));
    expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  }
}

for (const path of ['/men/uluwatu-elite-pro', '/id/woman/melati-bikini', '/men', '/id/woman/catalog']) {
  test(`${path} is answered alike, whether Next is asked for it or not`, async ({ request }) => {
    const ask = async () => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
      const { date: _now, ...head } = answer.headers();
      return { status: answer.status(), head, html: await answer.text() };
    };
    let first = await ask();
    // The build is an hour old: what is made of it anew comes from Next at first.
    while (first.head['x-nextjs-cache'] !== 'HIT') first = await ask();
    expect(first.head).toMatchObject({ etag: expect.any(String), vary: expect.stringContaining('rsc') });
    for (let again = 0; again < 20; again += 1) expect(await ask()).toEqual(first);
  });
}

test('what a page loads is sent for good, as the build has encoded it', async ({ request }) => {
  const { html } = await visit(request, '/men');
  const files = new Set(html.match(/\/_next\/static\/chunks\/[\w~.-]+\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.headers(), file).toMatchObject({
      'content-encoding': 'br',
      'content-length': expect.stringMatching(/^\d+$/),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('a page for a query is made once while it is asked for, in whatever spelling', async ({ request }) => {
  for (const [path, others] of [
    ['/search?q=lestari', ['/search?q=lestari&utm_source=a', '/search?x=1&q=+lestari+']],
    [
      '/men?category=tees&sort=newest',
      ['/men?sort=newest&category=tees', '/men?category=tees&category=tees&sort=newest'],
    ],
  ] as const) {
    const first = await visit(request, path);
    expect(first.cached).toBe(false);
    for (const other of [path, ...others]) {
      const again = await visit(request, other);
      expect(again, other).toEqual({ status: 200, html: first.html, cached: true });
    }
  }
});

for (const [path, lang, words] of [
  ['/search?q=tee', 'en', 'That was a lot of searching'],
  ['/id/woman/catalog?size=M', 'id', 'Pencariannya terlalu banyak'],
] as const) {
  test(`who asks for too many queries is told so in ${lang}`, async ({ request }) => {
    const address = lang === 'en' ? '203.0.113.20' : '203.0.113.21';
    await askEnough(request, address);

    const answer = await askFrom(request, address, path);
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(words);
    expect(policyFaults(answer.headers()['content-security-policy'], html)).toEqual([]);

    for (const plain of ['/search', '/men', '/woman/catalog']) {
      expect((await askFrom(request, address, plain)).status(), plain).toBe(200);
    }
    expect((await askFrom(request, '203.0.113.99', path)).status(), 'others go on').toBe(200);
  });
}

test('a browser shows it, whether the page is opened or a link of the shop leads there', async ({
  page,
  request,
}) => {
  const address = '203.0.113.22';
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await page.goto('/men');
  await askEnough(request, address);

  const heading = page.getByRole('heading', { level: 1, name: 'That was a lot of searching' });
  await page.locator('main a[href^="/men?"]').first().click();
  await expect(heading).toBeVisible();
  await page.goto('/search?q=tee');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/search?q=tee');
});
