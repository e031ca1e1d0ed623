import { type Section, SWIMWEAR_CATEGORIES } from '@/lib/catalogue/section';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { QUERY_PAGES } from '@/lib/routes';
import type { ListingAddress } from './query';

/** The names of the shop's listings. Each is also the last part of the listing's internal path in `QUERY_PAGES`. */
const LISTING_NAMES = ['men', 'men-tees', 'woman', 'woman-catalog'] as const;
export type ListingName = (typeof LISTING_NAMES)[number];

export type Listing = {
  name: ListingName;
  path: `/${string}`;
  section: Section;
  /** The categories in URL form. Without them, the listing contains the whole section. */
  categories?: readonly string[];
  /**
   * True if the path without a query is a landing page. The query `sort=featured` then shows the whole list.
   */
  hasLanding: boolean;
  /** Products per page. With `grows`, a page also shows the products of the previous pages (spec §2, §9). */
  pageSize: number;
  grows: boolean;
};

type Place = Pick<Listing, 'section'> & Partial<Listing>;

function pathOf(name: ListingName): `/${string}` {
  const page = QUERY_PAGES.find(({ inside }) => inside === `/listing/${name}`);
  if (!page) throw new Error(`lib/routes.ts has no page for the listing ${name}`);
  return page.path;
}

const listing = (name: ListingName, place: Place): Listing => ({
  hasLanding: false,
  pageSize: 24,
  grows: false,
  ...place,
  name,
  path: pathOf(name),
});

export const LISTINGS: Readonly<Record<ListingName, Listing>> = {
  men: listing('men', { section: 'men', hasLanding: true }),
  'men-tees': listing('men-tees', { section: 'men', categories: ['tees'] }),
  woman: listing('woman', { section: 'woman', hasLanding: true }),
  'woman-catalog': listing('woman-catalog', {
    section: 'woman',
    categories: SWIMWEAR_CATEGORIES,
    pageSize: 8,
    grows: true,
  }),
};

export function findListing(name: string): Listing | undefined {
  const known = LISTING_NAMES.find((candidate) => candidate === name);
  return known && LISTINGS[known];
}

/** Returns the path of a listing in a language. */
export const localizeListing = ({ path, hasLanding }: Listing, locale: Locale): ListingAddress => ({
  path: localePath(locale, path),
  hasLanding,
});
