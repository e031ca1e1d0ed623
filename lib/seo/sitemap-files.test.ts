import { sitemapFiles } from './sitemap-files';
import type { SitemapEntry } from './sitemap-xml';

const products = (length: number): SitemapEntry[] =>
  Array.from({ length }, (_, index) => ({ path: `/men/p${index}`, changed: `2026-11-${10 + (index % 10)}` }));

it('keeps pages and products apart', () => {
  const files = sitemapFiles({ pages: [{ path: '/', changed: undefined }], products: products(3) });

  expect(files.map(({ name, changed }) => [name, changed])).toEqual([
    ['pages.xml', undefined],
    ['products-1.xml', '2026-11-12'],
  ]);
});

it('splits past 5,000 addresses and loses none', () => {
  const files = sitemapFiles({ pages: [], products: products(5_001) });

  expect(files.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['pages.xml', 0],
    ['products-1.xml', 2_500],
    ['products-2.xml', 2_500],
    ['products-3.xml', 1],
  ]);
});
