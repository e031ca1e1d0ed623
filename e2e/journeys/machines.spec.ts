import sharp from 'sharp';
import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { findMetaContent } from '@/e2e/support/checks/meta-content';
import { readSitemaps } from '@/e2e/support/checks/read-sitemaps';
import { findStructuredDataNodes, listStructuredDataErrors } from '@/e2e/support/checks/structured-data';
import { FIRST_ARTICLE_SLUG, FIRST_STORE, RIDER_WITH_RESULTS } from '@/e2e/support/content';

test('files for machines have their types and can be cached', async ({ request }) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/sitemaps/pages.xml', 'application/xml'],
    ['/llms.txt', 'text/plain'],
    ['/feeds/id.xml', 'application/rss+xml'],
    ['/catalogue-2025.pdf', 'application/pdf'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-icon.png', 'image/png'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
    expect(response.headers()['cache-control'], path).toContain('public');
  }
});

test('sitemaps are valid XML and date products by the catalogue', async ({ page, request }) => {
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
  for (const { address, changed } of addresses)
    expect(Date.parse(changed ?? ''), address).toBeLessThanOrEqual(Date.now());
  for (const picture of new Set(products.flatMap(({ pictures }) => pictures)))
    expect((await request.head(picture)).status(), picture).toBe(200);
});

/** Returns whether a path matches a pattern of robots.txt: `*` matches any text, `$` the end (RFC 9309). */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/\$(?!$)/g, '\\$');
  return new RegExp(`^${source}`).test(path);
}

/** Returns whether a robots.txt forbids an address. The longest rule that matches the address decides. */
function isDisallowedByRobotsTxt(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(allow|disallow):\s*(\S+)/gim)].map(([, kind = '', pattern = '']) => ({
    forbids: kind.toLowerCase() === 'disallow',
    pattern,
  }));
  const [longest] = rules
    .filter(({ pattern }) => matches(pattern, path))
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(a.forbids) - Number(b.forbids));
  return longest?.forbids ?? false;
}

test('robots.txt allows every page of the sitemap, and no private or endless address', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const { addresses } = await readSitemaps(request);
  const listed = addresses.map(({ address }) => new URL(address).pathname);
  for (const path of [...listed, '/woman/catalog?page=2', '/woman?category=bikini'])
    expect(isDisallowedByRobotsTxt(robots, path), path).toBe(false);
  for (const path of [
    '/api/cart',
    '/payment/x',
    '/men?size=32',
    '/search?q=a',
    '/order-status?transaction_id=1',
  ])
    expect(isDisallowedByRobotsTxt(robots, path), path).toBe(true);
});

test('llms.txt links to pages that exist', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toContain(`# ${SITE.name}\n`);
  expect(text).toContain('Rp. ');
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(40);
  for (const address of links)
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
});

test('the manifest names icons of the stated sizes', async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  expect(icons.map(({ purpose = 'any' }: { purpose?: string }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of icons) {
    const response = await request.get(src);
    expect(response.headers()['content-type'], src).toContain(type);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await response.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('every kind of page has an Open Graph picture', async ({ request, baseURL }) => {
  const paths = [
    '/',
    '/id/men',
    '/riders',
    `/id/${RIDER_WITH_RESULTS.slug}`,
    '/store',
    `/blog/${FIRST_ARTICLE_SLUG}`,
    '/login',
  ];
  for (const path of [...paths, '/id/woman/kirana-bikini', '/men/amed-volley']) {
    const html = await (await request.get(path)).text();
    const address = findMetaContent(html, 'og:image') ?? '';
    expect(address.startsWith(`${baseURL}/`), path).toBe(true);
    expect(findMetaContent(html, 'twitter:card'), path).toBe('summary_large_image');
    expect(findMetaContent(html, 'og:image:alt'), path).toMatch(/\S{3}/);
    expect(findMetaContent(html, 'og:locale'), path).toBe(path.startsWith('/id') ? 'id_ID' : 'en_US');
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const { width = 0 } = await sharp(await response.body()).metadata();
    expect(width, address).toBeGreaterThanOrEqual(600);
  }
});

const TYPES: [path: string, types: string[]][] = [
  ['/id', ['WebSite', 'OnlineStore']],
  ['/men', ['CollectionPage', 'BreadcrumbList']],
  ['/id/woman', ['CollectionPage', 'BreadcrumbList']],
  ['/woman/catalog', ['CollectionPage', 'BreadcrumbList']],
  ['/size-guide/boardshorts', ['WebPage', 'BreadcrumbList']],
  [`/${RIDER_WITH_RESULTS.slug}`, ['ProfilePage', 'Person', 'BreadcrumbList']],
  ['/store', ['CollectionPage', 'BreadcrumbList']],
  [`/store/${FIRST_STORE.slug}`, ['WebPage', 'ClothingStore', 'BreadcrumbList']],
  ['/blog', ['Blog', 'BreadcrumbList']],
  [`/id/blog/${FIRST_ARTICLE_SLUG}`, ['BlogPosting', 'BreadcrumbList']],
  ['/men/uluwatu-elite-pro', ['ItemPage', 'ProductGroup', 'BreadcrumbList']],
  ['/id/woman/kirana-bikini', ['ItemPage', 'ProductGroup', 'BreadcrumbList']],
];

test('structured data is valid for search engines', async ({ request }) => {
  for (const [path, types] of TYPES) {
    const html = await (await request.get(path)).text();
    expect(await listStructuredDataErrors(html), path).toEqual([]);
    for (const type of types)
      expect(findStructuredDataNodes(html, type), `${type} of ${path}`).toHaveLength(1);
  }
});

test('the check of structured data notices errors', async ({ request }) => {
  const html = await (await request.get('/men/uluwatu-elite-pro')).text();
  for (const [right, wrong] of [
    ['"priceCurrency"', '"currencyOfPrice"'],
    ['"@id":"#returns","applicable', '"@id":"#other","applicable'],
  ] as const) {
    const broken = html.replace(right, wrong);
    expect(broken).not.toBe(html);
    expect(await listStructuredDataErrors(broken), wrong).not.toEqual([]);
  }
});

test('structured data has the price, sizes and stock of the page', async ({ page, request }) => {
  await page.goto('/men/amed-volley');
  const sizes = await page.getByRole('radio').count();
  const price = await page
    .getByRole('main')
    .getByText(/^Rp\. /)
    .first()
    .textContent();
  const [group] = findStructuredDataNodes(
    await (await request.get('/men/amed-volley')).text(),
    'ProductGroup',
  );
  const variants = Array.isArray(group?.hasVariant) ? group.hasVariant : [];
  expect(variants).toHaveLength(sizes);
  for (const { offers } of variants)
    expect(offers).toMatchObject({
      price: Number(price?.replace(/\D/g, '')),
      priceCurrency: 'IDR',
      availability: 'https://schema.org/OutOfStock',
      url: expect.stringMatching(/\?size=/),
    });
});
