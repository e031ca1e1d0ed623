import { choiceValue } from '@/lib/catalogue/choice-value';
import { readPageNumber } from '@/lib/format/page-number';
import type { Listing } from './listings';

/** What a listing can be narrowed by, other than the price; each is a key of the address. */
export const FACET_NAMES = ['category', 'size', 'colour', 'fabric'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

export const byFacet = <T>(of: (name: FacetName) => T): Record<FacetName, T> => ({
  category: of('category'),
  size: of('size'),
  colour: of('colour'),
  fabric: of('fabric'),
});

export const SORTS = ['featured', 'newest', 'price-up', 'price-down'] as const;
export type Sort = (typeof SORTS)[number];

/** What the address of a listing says beside its path. Prices are whole rupiah, pages begin with 1. */
export type ListingQuery = Readonly<Record<FacetName, readonly string[]>> & {
  min?: number | undefined;
  max?: number | undefined;
  sort: Sort;
  page: number;
};

export const PLAIN_QUERY: ListingQuery = { ...byFacet(() => []), sort: 'featured', page: 1 };

/** A price as people write it, `500000` or `500.000`; anything else is no price. */
function readPrice(text: string | null): number | undefined {
  const digits = text?.trim().replace(/[.,\s]/g, '') ?? '';
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

/** Reads a query; what makes no sense is ignored. */
export function parseQuery(search: URLSearchParams): ListingQuery {
  const choices = (name: FacetName) => [...new Set(search.getAll(name).map(choiceValue))].filter(Boolean);
  const prices = [readPrice(search.get('min')), readPrice(search.get('max'))] as const;
  const crossed = prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1];
  const [min, max] = crossed ? [prices[1], prices[0]] : prices;

  return {
    ...byFacet(choices),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'featured',
    page: readPageNumber(search.get('page')),
  };
}

/** The canonical form of a query, its keys and values in alphabetical order; empty for the plain one. */
export function serialiseQuery({ min, max, page, sort, ...chosen }: ListingQuery): string {
  const search = new URLSearchParams();
  for (const name of FACET_NAMES) for (const value of [...chosen[name]].sort()) search.append(name, value);
  if (max !== undefined) search.set('max', String(max));
  if (min !== undefined) search.set('min', String(min));
  if (page !== 1) search.set('page', String(page));
  if (sort !== 'featured') search.set('sort', sort);
  search.sort();
  return search.toString();
}

/** Whether anything narrows the listing; its order and page do not. */
export function isNarrowed({ min, max, ...query }: ListingQuery): boolean {
  return min !== undefined || max !== undefined || FACET_NAMES.some((name) => query[name].length > 0);
}

/** Where a listing is in a language (`addressOf`). */
export type Address = Pick<Listing, 'hasLanding'> & { path: string };

export function listingPath({ path, hasLanding }: Address, query: ListingQuery): string {
  const search = serialiseQuery(query) || (hasLanding ? 'sort=featured' : '');
  return search ? `${path}?${search}` : path;
}
