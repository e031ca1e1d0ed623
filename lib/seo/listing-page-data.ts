import 'server-only';
import type { Graph } from 'schema-dts';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { Section } from '@/lib/catalogue/section';
import type { Locale } from '@/lib/contract/locale';
import { type Crumb, listingData, sectionCrumbs } from './page-data';

type Listed = { name: string; href: string };

type ListingPage = {
  locale: Locale;
  section: Section;
  /** The page itself, when it lies under its section. */
  page?: Crumb;
  /** None while the catalogue cannot be read. */
  products: readonly Listed[] | Outage;
};

export function listingPageData({ locale, section, page, products }: ListingPage): Graph {
  const crumbs = [...sectionCrumbs(section, locale), ...(page ? [page] : [])];
  const name = crumbs.at(-1)?.name ?? '';
  return listingData({ locale, name, crumbs, products: isOutage(products) ? [] : products });
}
