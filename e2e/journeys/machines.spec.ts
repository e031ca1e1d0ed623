import sharp from 'sharp';
import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { metaOf } from '@/e2e/support/checks/meta-of';
import { readSitemaps } from '@/e2e/support/checks/read-sitemaps';
import { robotsForbid } from '@/e2e/support/checks/robots';
import { textOf } from '@/e2e/support/checks/text-of';

test.describe('files for machines', () => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/sitemaps/pages.xml', 'application/xml'],
    ['/sitemaps/products-1.xml', 'application/xml'],
    ['/llms.txt', 'text/plain'],
    ['/feeds/en.xml', 'application/rss+xml'],
    ['/feeds/id.xml', 'application/rss+xml'],
    ['/catalogue-2025.pdf', 'application/pdf'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-icon.png', 'image/png'],
    ['/images/brand/icon-192.png', 'image/png'],
    ['/images/brand/icon-512.png', 'image/png'],
    ['/images/brand/icon-maskable-512.png', 'image/png'],
  ] as const) {
    test(`${path} is ${type}, with the headers of a page`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain(type);
      expect(answer.headers()['cache-control']).toContain('public');
      expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    });
  }

  test('the sitemap is XML, and dates what it lists by what the catalogue says', async ({
    page,
    request,
  }) => {
    const { index, texts, addresses } = await readSitemaps(request);
    const errors = await page.evaluate(
      (sources) =>
        sources.map(
          (xml) =>
            new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
        ),
      [index, ...texts],
    );
    expect(errors.filter(Boolean)).toEqual([]);

    const products = addresses.filter(({ pictures }) => pictures.length > 0);
    expect(new Set(products.map(({ changed }) => changed)).size).toBeGreaterThan(5);
    for (const { address, changed } of addresses) {
      expect(Date.parse(changed ?? ''), address).toBeLessThanOrEqual(Date.now());
    }
    for (const picture of new Set(products.flatMap(({ pictures }) => pictures))) {
      expect((await request.head(picture)).status(), picture).toBe(200);
    }
  });

  test('robots may go wherever the sitemap leads, and into no trap', async ({ request, baseURL }) => {
    const robots = await textOf(request, '/robots.txt');
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const { addresses } = await readSitemaps(request);
    const { pathname, search } = new URL(metaOf(await textOf(request, '/men'), 'og:image') ?? '');
    const open = [...addresses.map(({ address }) => new URL(address).pathname), pathname + search];
    for (const path of [
      ...open,
      '/men/uluwatu-elite-pro?size=32',
      '/woman/catalog?page=2',
      '/woman?category=bikini',
    ])
      expect(robotsForbid(robots, path), path).toBe(false);

    for (const path of [
      '/api/cart',
      '/payment/x',
      '/men?size=32',
      '/id/woman/catalog?page=2&sort=price',
      '/search?q=a',
      '/order-status?transaction_id=1',
    ])
      expect(robotsForbid(robots, path), path).toBe(true);
  });

  test('llms.txt leads to pages that are there', async ({ request }) => {
    const text = await textOf(request, '/llms.txt');
    expect(text.slice(0, text.indexOf('> '))).toBe(`# ${SITE.name}\n\n`);
    expect(text).toMatch(/\n> \S/);
    expect(text).toContain('Rp. ');
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(40);
    for (const address of links)
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  });

  test('the manifest names icons that have the size it says', async ({ request }) => {
    const { icons } = await (await request.get('/manifest.webmanifest')).json();
    expect(icons.map(({ purpose = 'any' }: { purpose?: string }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of icons) {
      const answer = await request.get(src);
      expect(answer.headers()['content-type'], src).toContain(type);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(await answer.body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});
