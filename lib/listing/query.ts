import { slugifyChoice } from '@/lib/catalogue/choice-value';
import { parsePageNumber } from '@/lib/format/page-number';
import type { Listing } from './listings';

/** The filters of a listing except the price. Each is a query parameter. */
export const FACET_NAMES = ['category', 'size', 'colour', 'fabric'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Creates a record with a value for each facet. */
export const createFacetRecord = <T>(of: (name: FacetName) => T): Record<FacetName, T> => ({
  category: of('category'),
  size: of('size'),
  colour: of('colour'),
  fabric: of('fabric'),
});

export const SORT_OPTIONS = ['featured', 'newest', 'price-up', 'price-down'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

/** The query parameters of a listing. Prices are whole rupiah, pages start at 1. */
export type ListingQuery = Readonly<Record<FacetName, readonly string[]>> & {
  min?: number | undefined;
  max?: number | undefined;
  sort: SortOption;
  page: number;
};

export const DEFAULT_LISTING_QUERY: ListingQuery = {
  ...createFacetRecord(() => []),
  sort: 'featured',
  page: 1,
};

/** Parses a price such as `500000` or `500.000`. Returns undefined for anything else. */
function readPrice(text: string | null): number | undefined {
  const digits = text?.trim().replace(/[.,\s]/g, '') ?? '';
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

/** Parses a query. Invalid values are ignored, and a minimum above the maximum is swapped with it. */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const choices = (name: FacetName) => [...new Set(search.getAll(name).map(slugifyChoice))].filter(Boolean);
  const prices = [readPrice(search.get('min')), readPrice(search.get('max'))] as const;
  const crossed = prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1];
  const [min, max] = crossed ? [prices[1], prices[0]] : prices;

  return {
    ...createFacetRecord(choices),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    sort: SORT_OPTIONS.find((sort) => sort === search.get('sort')) ?? 'featured',
    page: parsePageNumber(search.get('page')),
  };
}

/** Returns the canonical form of a query, with sorted keys and values. It is empty for the default query. */
export function formatListingQuery({ min, max, page, sort, ...chosen }: ListingQuery): string {
  const search = new URLSearchParams();
  for (const name of FACET_NAMES) for (const value of [...chosen[name]].sort()) search.append(name, value);
  if (max !== undefined) search.set('max', String(max));
  if (min !== undefined) search.set('min', String(min));
  if (page !== 1) search.set('page', String(page));
  if (sort !== 'featured') search.set('sort', sort);
  search.sort();
  return search.toString();
}

/** Returns whether the query has filters. Sort order and page do not count. */
export function isFiltered({ min, max, ...query }: ListingQuery): boolean {
  return min !== undefined || max !== undefined || FACET_NAMES.some((name) => query[name].length > 0);
}

/** The path of a listing in a language (`localizeListing`). */
export type ListingAddress = Pick<Listing, 'hasLanding'> & { path: string };

/** Returns the URL of a listing for a query. Landing pages need `sort=featured` to show the whole list. */
export function listingPath({ path, hasLanding }: ListingAddress, query: ListingQuery): string {
  const search = formatListingQuery(query) || (hasLanding ? 'sort=featured' : '');
  return search ? `${path}?${search}` : path;
}
