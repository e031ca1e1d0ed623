import 'server-only';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { escapeXml } from '@/lib/format/escape-xml';
import { localePath } from '@/lib/i18n/locale-path';

export type SitemapEntry = {
  /** The canonical path without the language. */
  path: `/${string}`;
  /** The date in ISO 8601, or undefined if it is unknown. */
  changed: string | undefined;
  pictures?: readonly string[] | undefined;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function xmlAddress(address: string): string {
  const url = new URL(absoluteUrl(address)).href;
  return escapeXml(url);
}

/**
 * Returns whether an address is a valid URL. Catalogues may contain invalid addresses, which are left out.
 */
const isAddress = (address: string) => URL.canParse(absoluteUrl(address));

/** The form of a date in sitemaps, as a day or with a time. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/;

const lastModified = (changed = '') => (DATE.test(changed) ? `<lastmod>${changed}</lastmod>` : '');

function alternates(path: SitemapEntry['path']): string {
  const languages = [
    ...LOCALES.map((locale) => [locale, locale] as const),
    ['x-default', DEFAULT_LOCALE] as const,
  ];
  return languages
    .map(
      ([name, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${xmlAddress(localePath(locale, path))}"/>`,
    )
    .join('');
}

function urls({ path, changed, pictures = [] }: SitemapEntry): string[] {
  const rest = [
    lastModified(changed),
    alternates(path),
    ...pictures
      .filter(isAddress)
      .map((picture) => `<image:image><image:loc>${xmlAddress(picture)}</image:loc></image:image>`),
  ].join('');
  return LOCALES.map((locale) => `<url><loc>${xmlAddress(localePath(locale, path))}</loc>${rest}</url>`);
}

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.flatMap(urls).join('\n')}
</urlset>
`;
}

export function latestDate(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}

/** Returns the index of sitemaps. @param files paths with the date of their newest entry */
export function sitemapIndexXml(files: readonly { path: string; changed: string | undefined }[]): string {
  const maps = files.map(
    ({ path, changed }) => `<sitemap><loc>${xmlAddress(path)}</loc>${lastModified(changed)}</sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${PROTOCOL}">
${maps.join('\n')}
</sitemapindex>
`;
}

/** The largest number of URLs in a sitemap. An entry has one URL per language. */
const MAX_ADDRESSES = 5_000;

type SitemapFile = { name: string; entries: readonly SitemapEntry[]; changed: string | undefined };

export type Sitemap = { pages: readonly SitemapEntry[]; products: readonly SitemapEntry[] };

const file = (name: string, entries: readonly SitemapEntry[]): SitemapFile => ({
  name,
  entries,
  changed: latestDate(entries.map(({ changed }) => changed)),
});

/** Returns the shop's sitemaps: one for pages, and as many as needed for products. */
export function sitemapFiles({ pages, products }: Sitemap): SitemapFile[] {
  const size = MAX_ADDRESSES / LOCALES.length;
  const parts = Array.from({ length: Math.ceil(products.length / size) }, (_, index) =>
    file(`products-${index + 1}.xml`, products.slice(index * size, (index + 1) * size)),
  );
  return [file('pages.xml', pages), ...parts];
}
