import 'server-only';
import { LOCALES } from '@/lib/contract/locale';
import { newest, type SitemapEntry } from './sitemap-xml';

/** Addresses in one sitemap at most; an entry has one in each language. */
const MAX_ADDRESSES = 5_000;

/** One sitemap by its file name. */
type SitemapFile = { name: string; entries: readonly SitemapEntry[]; changed: string | undefined };

type Entries = { pages: readonly SitemapEntry[]; products: readonly SitemapEntry[] };

const file = (name: string, entries: readonly SitemapEntry[]): SitemapFile => ({
  name,
  entries,
  changed: newest(entries.map(({ changed }) => changed)),
});

/** The sitemaps of the shop, by kind, products in as many as it takes. */
export function sitemapFiles({ pages, products }: Entries): SitemapFile[] {
  const size = MAX_ADDRESSES / LOCALES.length;
  const parts = Array.from({ length: Math.ceil(products.length / size) }, (_, index) =>
    file(`products-${index + 1}.xml`, products.slice(index * size, (index + 1) * size)),
  );
  return [file('pages.xml', pages), ...parts];
}
