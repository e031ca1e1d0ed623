import { choiceValue } from '@/lib/catalogue/choice-value';

/** What a listing can be narrowed by, other than the price; each is a key of the address. */
export const FACET_NAMES = ['category', 'size', 'colour', 'fabric'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

export const SORTS = ['featured', 'newest', 'price-up', 'price-down'] as const;
export type Sort = (typeof SORTS)[number];

type Chosen = Readonly<Record<FacetName, readonly string[]>>;

/** What the address of a listing says beside its path. Prices are whole rupiah, pages begin with 1. */
export type ListingQuery = Chosen & {
  min?: number | undefined;
  max?: number | undefined;
  sort: Sort;
  page: number;
};

/** What an address without a query says. */
export const PLAIN_QUERY: ListingQuery = {
  category: [],
  size: [],
  colour: [],
  fabric: [],
  sort: 'featured',
  page: 1,
};

/** A price as people write it, `500000` or `500.000`; anything else is no price. */
function readPrice(text: string | null): number | undefined {
  const digits = text?.trim().replace(/[.,\s]/g, '') ?? '';
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Reads a query and takes nothing ill: what makes no sense is as if it were not there. */
export function parseQuery(search: URLSearchParams): ListingQuery {
  const choices = (name: FacetName) => [...new Set(search.getAll(name).map(choiceValue))].filter(Boolean);
  const prices = [readPrice(search.get('min')), readPrice(search.get('max'))] as const;
  const crossed = prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1];
  const [min, max] = crossed ? [prices[1], prices[0]] : prices;

  return {
    category: choices('category'),
    size: choices('size'),
    colour: choices('colour'),
    fabric: choices('fabric'),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'featured',
    page: readPage(search.get('page')),
  };
}

/** The one spelling of a query, its keys and values in alphabetical order; empty for the plain one. */
export function serialiseQuery(query: ListingQuery): string {
  const { category, colour, fabric, max, min, page, size, sort } = query;
  const one = (value: number | string | undefined, plain?: number | string) =>
    value === undefined || value === plain ? [] : [String(value)];
  const pairs: [string, readonly string[]][] = [
    ['category', category],
    ['colour', colour],
    ['fabric', fabric],
    ['max', one(max)],
    ['min', one(min)],
    ['page', one(page, 1)],
    ['size', size],
    ['sort', one(sort, 'featured')],
  ];
  return new URLSearchParams(
    pairs.flatMap(([key, values]) => [...values].sort().map((value) => [key, value])),
  ).toString();
}

/** Whether anything narrows the listing; its order and page do not. */
export function isNarrowed({ min, max, ...query }: ListingQuery): boolean {
  return min !== undefined || max !== undefined || FACET_NAMES.some((name) => query[name].length > 0);
}

export type Address = {
  /** Of the listing without a query, with the language or without. */
  path: string;
  /** Without a query the path is a landing page, and `sort=featured` says that the whole list is meant. */
  hasLanding: boolean;
};

/** The address of a listing under a query. */
export function listingPath({ path, hasLanding }: Address, query: ListingQuery): string {
  const search = serialiseQuery(query) || (hasLanding ? 'sort=featured' : '');
  return search ? `${path}?${search}` : path;
}
