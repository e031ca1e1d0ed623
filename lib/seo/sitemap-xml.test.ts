import { latestDate, type SitemapEntry, sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap-xml';

const count = (text: string, part: string) => text.split(part).length - 1;

it('lists a page once per language, with all languages, its date and its pictures', () => {
  const xml = sitemapXml([
    { path: '/men/a%26b', changed: '2026-11-20T08:00:00.000Z', pictures: ['/images/a.jpg?x=1&y=2'] },
  ]);

  expect(xml).toContain(
    '<loc>https://shop.example/men/a%26b</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod>',
  );
  expect(xml).toContain('<loc>https://shop.example/id/men/a%26b</loc>');
  expect(count(xml, 'hreflang="x-default" href="https://shop.example/men/a%26b"')).toBe(2);
  expect(xml).toContain('<image:loc>https://shop.example/images/a.jpg?x=1&amp;y=2</image:loc>');
});

it('omits unknown values and invalid addresses', () => {
  const changed = '</lastmod></url><url><loc>https://elsewhere.example/</loc></url>';
  const xml = sitemapXml([
    { path: '/men', changed: undefined, pictures: ['https://'] },
    { path: '/men/padang', changed },
  ]);

  expect(xml).not.toContain('lastmod');
  expect(xml).not.toContain('image:loc');
  expect(sitemapIndexXml([{ path: '/sitemaps/products-1.xml', changed }])).not.toContain('elsewhere');
});

it('lists the sitemaps with the date of the newest page', () => {
  const changed = latestDate(['2026-11-01', undefined, '2026-11-20T08:00:00Z', '2026-11-20']);
  expect(sitemapIndexXml([{ path: '/sitemaps/products-1.xml', changed }])).toContain(
    '<sitemap><loc>https://shop.example/sitemaps/products-1.xml</loc><lastmod>2026-11-20T08:00:00Z</lastmod></sitemap>',
  );
});

const products = (length: number): SitemapEntry[] =>
  Array.from({ length }, (_, index) => ({ path: `/men/p${index}`, changed: `2026-11-${10 + (index % 10)}` }));

it('separates pages and products', () => {
  const files = sitemapFiles({ pages: [{ path: '/', changed: undefined }], products: products(3) });

  expect(files.map(({ name, changed }) => [name, changed])).toEqual([
    ['pages.xml', undefined],
    ['products-1.xml', '2026-11-12'],
  ]);
});

it('splits after 5,000 URLs and loses none', () => {
  const files = sitemapFiles({ pages: [], products: products(5_001) });

  expect(files.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['pages.xml', 0],
    ['products-1.xml', 2_500],
    ['products-2.xml', 2_500],
    ['products-3.xml', 1],
  ]);
});
