import 'server-only';
import type { Graph } from 'schema-dts';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { productPath, type Section } from '@/lib/catalogue/section';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import type { ListingView } from '@/lib/listing/show-listing';
import { type Crumb, listingData, sectionCrumbs } from './page-data';

/** A product on a page: its address has the language. */
export type Listed = { name: string; href: string };

type ListingPage = {
  locale: Locale;
  section: Section;
  /** The page itself, when it lies under its section. */
  page?: Crumb;
  /** None while the catalogue cannot be read. */
  products: readonly Listed[] | Outage;
};

/** What the page of a listing says to machines. */
export function listingPageData({ locale, section, page, products }: ListingPage): Graph {
  const crumbs = [...sectionCrumbs(section, locale), ...(page ? [page] : [])];
  const name = crumbs.at(-1)?.name ?? '';
  return listingData({ locale, name, crumbs, products: isOutage(products) ? [] : products });
}

/** What a listing shows, in its order. */
export function shownProducts(
  view: ListingView | Outage,
  section: Section,
  locale: Locale,
): Listed[] | Outage {
  if (isOutage(view)) return view;
  return view.shown.map(({ product: { name, slug } }) => ({
    name,
    href: localePath(locale, productPath(section, slug)),
  }));
}
