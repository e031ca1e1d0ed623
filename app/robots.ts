import type { MetadataRoute } from 'next';
import { LOCALES } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { localePath } from '@/lib/i18n/locale-path';
import { QUERY_PAGES, ROUTES } from '@/lib/routes';

/** What filters and sorts a listing: endless ways to the same products. `category` and `page` may be followed. */
const TRAPS = ['colour', 'fabric', 'max', 'min', 'size', 'sort'];

/** Pages of one shopper, and answers to what somebody has typed. */
const PERSONAL = ROUTES.flatMap(({ path, disallow }) =>
  disallow ? [disallow === 'query' ? (`${path}?` as const) : path] : [],
);

const LISTINGS = QUERY_PAGES.filter(({ keys }) => keys.includes('colour'));

/** What machines should leave alone: no page of the sitemap is among it. */
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
