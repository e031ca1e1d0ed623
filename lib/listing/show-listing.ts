import type { ProductCard } from '@/lib/catalogue/product-card';
import { newestFirst } from '@/lib/catalogue/shop-product';
import type { Choice } from './choices';
import type { ListingEntry, ListingIndex } from './listing-index';
import type { Listing } from './listings';
import { byFacet, FACET_NAMES, type FacetName, type ListingQuery, type Sort } from './query';

/** A list that grows ends here and goes on in pages: nobody scrolls through hundreds of cards on every visit. */
const MOST_GROWN = 240;

type FacetChoice = Choice & {
  count: number;
  chosen: boolean;
};
export type Facet = { name: FacetName; choices: FacetChoice[] };

type Page<T> = {
  shown: T[];
  /** The page that is shown: the last one when more was asked for. */
  page: number;
  pages: number;
  /** The place, in `shown`, of the first product that was not on the page before. */
  firstNew: number;
};

export type ListingView = Page<ProductCard> & {
  /** The query with the values that the listing knows, and the page that is shown. */
  query: ListingQuery;
  total: number;
  facets: Facet[];
  /** The cheapest and the dearest of the whole listing, whole rupiah; undefined for an empty one. */
  prices: { min: number; max: number } | undefined;
};

/** The products of a page; of a list that grows, those of the pages before too. */
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

/** Within a facet any chosen value will do; no choice means all. */
function matcher(wanted: readonly string[], name: FacetName): (entry: ListingEntry) => boolean {
  const values = new Set(wanted);
  return (entry) => values.size === 0 || entry.values[name].some((value) => values.has(value));
}

/**
 * The products a query leaves, in the order they came, and how many each value of each facet would leave with the
 * choices of the other facets as they are: what fails one facet alone counts in that one.
 */
function narrow(entries: readonly ListingEntry[], query: ListingQuery) {
  const { min = 0, max = Number.POSITIVE_INFINITY } = query;
  const priced = entries.filter(({ card: { price } }) => price >= min && price <= max);
  const matches = byFacet((name) => matcher(query[name], name));
  const left: ListingEntry[] = [];
  const counts = byFacet(() => new Map<string, number>());

  for (const entry of priced) {
    const failed = FACET_NAMES.filter((name) => !matches[name](entry));
    if (failed.length === 0) left.push(entry);
    if (failed.length > 1) continue;
    for (const name of failed.length === 0 ? FACET_NAMES : failed) count(counts[name], entry.values[name]);
  }
  return { left, counts };
}

/** What is equal stays in the catalogue's order. */
const COMPARE: Readonly<Record<Sort, (a: ListingEntry, b: ListingEntry) => number>> = {
  featured: (a, b) => Number(b.isFeatured) - Number(a.isFeatured),
  newest: newestFirst,
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

/** Narrows, counts, sorts and cuts a listing by a query. Costs milliseconds for thousands of products. */
export function showListing(
  listing: Listing,
  { entries, choices }: ListingIndex,
  asked: ListingQuery,
): ListingView {
  // A value that no product of the listing has is no choice, so it chooses nothing.
  const known = byFacet((name) =>
    asked[name].filter((value) => choices[name].some((one) => one.value === value)),
  );
  const query = { ...asked, ...known };
  const { left, counts } = narrow(entries, query);
  const page = takePage(left.toSorted(COMPARE[query.sort]), query.page, listing);

  const facets = FACET_NAMES.map((name) => ({
    name,
    // What would leave nothing is no choice, unless it was made.
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
    // One value for all is no choice, unless it was made.
    facets: facets.filter((facet) => facet.choices.length > 1 || facet.choices.some(({ chosen }) => chosen)),
    prices: priceRange(entries),
  };
}
