import type { Choice, ListingEntry, ListingIndex } from './listing-index';
import type { Listing } from './listings';
import { narrow, sortEntries } from './narrow';
import { FACET_NAMES, type FacetName, type ListingQuery } from './query';

/** A list that grows ends here, and goes on in pages: nobody scrolls through hundreds of cards again on every visit. */
const MOST_GROWN = 240;

export type ListingPage<T> = {
  shown: T[];
  /** The page that is shown: the last one when more was asked for. */
  page: number;
  pages: number;
  /** The place, in `shown`, of the first product that was not on the page before. */
  firstNew: number;
};

/** The products of a page; of a list that grows, those of the pages before too. */
export function takePage<T>(
  entries: readonly T[],
  asked: number,
  { pageSize, grows }: Pick<Listing, 'pageSize' | 'grows'>,
): ListingPage<T> {
  const reachable = grows ? Math.min(entries.length, MOST_GROWN) : entries.length;
  const pages = Math.max(1, Math.ceil(reachable / pageSize));
  const page = Math.min(asked, pages);
  const before = (page - 1) * pageSize;
  const shown = entries.slice(grows ? 0 : before, Math.min(page * pageSize, reachable));
  return { shown, page, pages, firstNew: grows ? before : 0 };
}

type FacetChoice = Choice & {
  /** How many products it would leave. */
  count: number;
  chosen: boolean;
};
export type Facet = { name: FacetName; choices: FacetChoice[] };

/** A listing as it is shown under a query. */
export type ListingView = ListingPage<ListingEntry> & {
  /** The query with the values that the listing knows, and the page that is shown. */
  query: ListingQuery;
  /** Products the query leaves, on all pages. */
  total: number;
  facets: Facet[];
  /** The cheapest and the dearest of the whole listing, whole rupiah; undefined for an empty one. */
  prices: { min: number; max: number } | undefined;
};

/** A query without the values that no product of the listing has: they are no choice, so they choose nothing. */
function knownQuery(query: ListingQuery, { choices }: ListingIndex): ListingQuery {
  const known = (name: FacetName) =>
    query[name].filter((value) => choices[name].some((choice) => choice.value === value));
  return {
    ...query,
    category: known('category'),
    size: known('size'),
    colour: known('colour'),
    fabric: known('fabric'),
  };
}

function priceRange(entries: readonly ListingEntry[]): ListingView['prices'] {
  if (entries.length === 0) return undefined;
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (const { product } of entries) {
    min = Math.min(min, product.price);
    max = Math.max(max, product.price);
  }
  return { min, max };
}

/** Narrows, counts, sorts and cuts a listing by a query. Costs milliseconds for thousands of products. */
export function showListing(listing: Listing, index: ListingIndex, asked: ListingQuery): ListingView {
  const query = knownQuery(asked, index);
  const { left, counts } = narrow(index.entries, query);
  const page = takePage(sortEntries(left, query.sort), query.page, listing);

  const facets = FACET_NAMES.map((name) => ({
    name,
    choices: index.choices[name].map((choice) => ({
      ...choice,
      count: counts[name].get(choice.value) ?? 0,
      chosen: query[name].includes(choice.value),
    })),
  }));

  return {
    ...page,
    query: { ...query, page: page.page },
    total: left.length,
    // One value for all is no choice, unless it was made.
    facets: facets.filter(({ choices }) => choices.length > 1 || choices.some(({ chosen }) => chosen)),
    prices: priceRange(index.entries),
  };
}
