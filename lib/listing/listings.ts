import { type Section, SWIMWEAR } from '@/lib/catalogue/section';

/** The shop's listings, as the routes of their query pages name them. */
const LISTING_NAMES = ['men', 'men-tees', 'woman', 'woman-catalog'] as const;
export type ListingName = (typeof LISTING_NAMES)[number];

export type Listing = {
  name: ListingName;
  path: `/${string}`;
  section: Section;
  /** The categories it is made of, by their URL form; everything of its section without. */
  categories?: readonly string[];
  /** Without a query its path is a landing page, and `sort=featured` says that the whole list is meant. */
  hasLanding: boolean;
  /** Products of a page; `grows` adds them to those of the pages before (spec §2, §9). */
  pageSize: number;
  grows: boolean;
};

type Place = Pick<Listing, 'path' | 'section'> & Partial<Listing>;

const listing = <N extends ListingName>(name: N, place: Place): Listing & { name: N } => ({
  hasLanding: false,
  pageSize: 24,
  grows: false,
  ...place,
  name,
});

export const LISTINGS: { readonly [N in ListingName]: Listing & { name: N } } = {
  men: listing('men', { path: '/men', section: 'men', hasLanding: true }),
  'men-tees': listing('men-tees', { path: '/men/tees', section: 'men', categories: ['tees'] }),
  woman: listing('woman', { path: '/woman', section: 'woman', hasLanding: true }),
  'woman-catalog': listing('woman-catalog', {
    path: '/woman/catalog',
    section: 'woman',
    categories: SWIMWEAR,
    pageSize: 8,
    grows: true,
  }),
};

/** The listing a route names; undefined for any other word. */
export function findListing(name: string): Listing | undefined {
  const known = LISTING_NAMES.find((candidate) => candidate === name);
  return known && LISTINGS[known];
}
