import { type APIRequestContext, expect, test } from '@playwright/test';
import { listCspErrors } from '@/e2e/support/checks/csp-errors';
import { PAGE_RATE_LIMITS_SHOP } from '@/e2e/support/servers/environments';
import { setUpServers } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';

test.describe.configure({ mode: 'default' });
test.use({ baseURL: PAGE_RATE_LIMITS_SHOP.siteUrl });
setUpServers(async (servers) => {
  servers.push(await startStorefront(PAGE_RATE_LIMITS_SHOP, { TRUST_PROXY: '1' }));
});

const requestFrom = (request: APIRequestContext, address: string, path: string) =>
  request.get(path, { headers: { 'x-forwarded-for': address }, maxRedirects: 0 });

/** Requests as many pages with a query as one address may request in a minute. */
async function useUpLimit(request: APIRequestContext, address: string) {
  const paths = ['/search?q=tee', '/id/men?sort=newest'];
  // The first requests render the pages, so that the others respond fast enough for all to fall into one minute.
  for (const path of paths) await requestFrom(request, address, path);
  for (let count = 2; count < 120; count += 2) {
    const responses = await Promise.all(paths.map((path) => requestFrom(request, address, path)));
    expect(responses.map((response) => response.status())).toEqual([200, 200]);
  }
}

for (const [path, lang, text] of [
  ['/search?q=tee', 'en', 'That was a lot of searching'],
  ['/id/woman/catalog?size=M', 'id', 'Pencariannya terlalu banyak'],
] as const) {
  test(`an address that requests too many queries gets a 429 page (${lang})`, async ({ request }) => {
    const address = lang === 'en' ? '203.0.113.20' : '203.0.113.21';
    await useUpLimit(request, address);
    const response = await requestFrom(request, address, path);
    expect(response.status()).toBe(429);
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
    expect(response.headers()['cache-control']).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(text);
    expect(listCspErrors(response.headers()['content-security-policy'], html)).toEqual([]);

    for (const plain of ['/search', '/men', '/woman/catalog'])
      expect((await requestFrom(request, address, plain)).status(), plain).toBe(200);
    expect((await requestFrom(request, '203.0.113.99', path)).status(), 'another address').toBe(200);
  });
}

test('a browser shows the 429 page, also when a link of the shop leads to it', async ({ page, request }) => {
  const address = '203.0.113.22';
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await page.goto('/men');
  await useUpLimit(request, address);
  const heading = page.getByRole('heading', { level: 1, name: 'That was a lot of searching' });
  await page.locator('main a[href^="/men?"]').first().click();
  await expect(heading).toBeVisible();
  await page.goto('/search?q=tee');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/search?q=tee');
});

test('static files are compressed and cached for good', async ({ request }) => {
  const html = await (await request.get('/men')).text();
  const files = new Set(html.match(/\/_next\/static\/[\w~.-]+\/[\w~.-]+\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.headers(), file).toMatchObject({
      'content-encoding': expect.stringMatching(/^(br|gzip)$/),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  }
});
