import type { MetadataRoute } from 'next';
import { LOCALES } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { localePath } from '@/lib/i18n/locale-path';
import { getQueryKeys, QUERY_PAGES, ROUTES } from '@/lib/routes';

/**
 * Query parameters that filter and sort listings, with endless combinations for the same products. `category`
 * and `page` may be crawled.
 */
const TRAPS = ['colour', 'fabric', 'max', 'min', 'size', 'sort'];

/** Personal pages and search results. */
const PERSONAL = ROUTES.flatMap(({ path, disallow }) =>
  disallow ? [disallow === 'query' ? (`${path}?` as const) : path] : [],
);

const LISTINGS = QUERY_PAGES.filter((page) => getQueryKeys(page).includes('colour'));

/** Excludes paths from crawling. No page of the sitemap is among them. */
export default function robots(): MetadataRoute.Robots {
  const traps = LISTINGS.flatMap(({ path }) => TRAPS.map((key) => `${path}?*${key}=` as const));
  const disallow = [...PERSONAL, ...traps].flatMap((path) =>
    LOCALES.map((locale) => localePath(locale, path)),
  );

  return {
    rules: { userAgent: '*', disallow: ['/api/', '/payment/', ...disallow] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
