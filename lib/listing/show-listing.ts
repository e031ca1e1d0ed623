import type { ProductCard } from '@/lib/catalogue/product-card';
import { compareNewestFirst } from '@/lib/catalogue/shop-product';
import type { FilterChoice } from './choices';
import type { ListingEntry, ListingIndex } from './listing-index';
import type { Listing } from './listings';
import { createFacetRecord, FACET_NAMES, type FacetName, type ListingQuery, type SortOption } from './query';

/** The most products on one page of a growing list, because more cards would make the page slow. */
const MOST_GROWN = 240;

type FacetChoice = FilterChoice & {
  count: number;
  chosen: boolean;
};
export type Facet = { name: FacetName; choices: FacetChoice[] };

type Page<T> = {
  shown: T[];
  /** The number of the page that is shown: the last page if a later one was requested. */
  page: number;
  pages: number;
  /** Index in `shown` of the first product that was not on the previous page. */
  firstNew: number;
};

export type ListingView = Page<ProductCard> & {
  /** The query without unknown values, and with the number of the page that is shown. */
  query: ListingQuery;
  total: number;
  /** The number of products without filters. */
  all: number;
  facets: Facet[];
  /** Lowest and highest price of the whole listing in rupiah, or undefined if it is empty. */
  prices: { min: number; max: number } | undefined;
};

/** Returns the products of a page. A growing list includes the products of the pages before. */
function takePage<T>(
  entries: readonly T[],
  asked: number,
  { pageSize, grows }: Pick<Listing, 'pageSize' | 'grows'>,
): Page<T> {
  const reachable = grows ? Math.min(entries.length, MOST_GROWN) : entries.length;
  const pages = Math.max(1, Math.ceil(reachable / pageSize));
  const page = Math.min(asked, pages);
  const before = (page - 1) * pageSize;
  const shown = entries.slice(grows ? 0 : before, Math.min(page * pageSize, reachable));
  return { shown, page, pages, firstNew: grows ? before : 0 };
}

function count(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** Returns a predicate for one facet: any chosen value matches, and no choice matches all. */
function matcher(wanted: readonly string[], name: FacetName): (entry: ListingEntry) => boolean {
  const values = new Set(wanted);
  return (entry) => values.size === 0 || entry.values[name].some((value) => values.has(value));
}

/**
 * Filters the products, and counts the results that each facet value would have while the other facets stay
 * the same. A product that fails only one facet counts for that facet.
 */
function narrow(entries: readonly ListingEntry[], query: ListingQuery) {
  const { min = 0, max = Number.POSITIVE_INFINITY } = query;
  const priced = entries.filter(({ card: { price } }) => price >= min && price <= max);
  const matches = createFacetRecord((name) => matcher(query[name], name));
  const left: ListingEntry[] = [];
  const counts = createFacetRecord(() => new Map<string, number>());

  for (const entry of priced) {
    const failed = FACET_NAMES.filter((name) => !matches[name](entry));
    if (failed.length === 0) left.push(entry);
    if (failed.length > 1) continue;
    for (const name of failed.length === 0 ? FACET_NAMES : failed) count(counts[name], entry.values[name]);
  }
  return { left, counts };
}

/** The sort is stable, so products that compare as equal stay in catalogue order. */
const COMPARE: Readonly<Record<SortOption, (a: ListingEntry, b: ListingEntry) => number>> = {
  featured: (a, b) => Number(b.isFeatured) - Number(a.isFeatured),
  newest: compareNewestFirst,
  'price-up': ({ card: a }, { card: b }) => a.price - b.price,
  'price-down': ({ card: a }, { card: b }) => b.price - a.price,
};

function priceRange(entries: readonly ListingEntry[]): ListingView['prices'] {
  if (entries.length === 0) return undefined;
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (const { card } of entries) {
    min = Math.min(min, card.price);
    max = Math.max(max, card.price);
  }
  return { min, max };
}

/** Filters, counts, sorts and paginates a listing. Takes milliseconds for thousands of products. */
export function createListingView(
  listing: Listing,
  { entries, choices }: ListingIndex,
  asked: ListingQuery,
): ListingView {
  // Values that no product of the listing has are ignored.
  const known = createFacetRecord((name) =>
    asked[name].filter((value) => choices[name].some((one) => one.value === value)),
  );
  const query = { ...asked, ...known };
  const { left, counts } = narrow(entries, query);
  const page = takePage(left.toSorted(COMPARE[query.sort]), query.page, listing);

  const facets = FACET_NAMES.map((name) => ({
    name,
    // Choices without results are hidden, unless they are chosen.
    choices: choices[name].flatMap((choice) => {
      const count = counts[name].get(choice.value) ?? 0;
      const chosen = query[name].includes(choice.value);
      return count > 0 || chosen ? { ...choice, count, chosen } : [];
    }),
  }));

  return {
    ...page,
    shown: page.shown.map(({ card }) => card),
    query: { ...query, page: page.page },
    total: left.length,
    all: entries.length,
    // Facets with a single choice are hidden, unless the shopper has chosen it.
    facets: facets.filter((facet) => facet.choices.length > 1 || facet.choices.some(({ chosen }) => chosen)),
    prices: priceRange(entries),
  };
}
