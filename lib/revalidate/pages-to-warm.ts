import { productPath } from '@/lib/catalogue/product-path';
import { sectionOf } from '@/lib/catalogue/section';
import { LOCALES } from '@/lib/contract/locale';
import { localePath, splitLocale } from '@/lib/i18n/locale-path';
import { ROUTES } from '@/lib/routes';
import type { RevalidatedCatalogue } from './revalidate-catalogue';

const LISTINGS = ROUTES.filter(({ lists }) => lists).map(({ path }) => path);

/** However much has changed, no more are asked for; the others are made anew when they are visited. */
const MOST_PAGES = 200;

const inEachLanguage = (path: `/${string}`) => LOCALES.map((locale) => localePath(locale, path));

/** The address of a page by its path inside, where English is prefixed too. */
function addressOf(inside: string): string {
  const { locale, path } = splitLocale(inside === '/index' ? '/' : inside);
  return localePath(locale, path);
}

/**
 * The addresses to ask for after a change: the changed products' own pages first, then what lists products, then
 * other pages that show them.
 * @param kept pages that are to be made anew, by their paths inside
 */
export function pagesToWarm(
  { slugs, tags, products, variants }: RevalidatedCatalogue,
  kept: readonly string[],
): string[] {
  const listings = tags.length > 0 ? LISTINGS : [];
  const changed = new Set(slugs);
  const ownPages = products
    .filter(({ slug }) => changed.has(slug))
    .flatMap((product) => inEachLanguage(productPath(sectionOf(product, variants) ?? 'men', product.slug)));

  const pages = new Set([...ownPages, ...listings.flatMap(inEachLanguage), ...kept.map(addressOf)]);
  return [...pages].slice(0, MOST_PAGES);
}
