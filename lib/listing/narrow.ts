import type { ListingEntry } from './listing-index';
import { FACET_NAMES, type FacetName, type ListingQuery, type Sort } from './query';

/** How many products each value of each facet would leave, with the choices of the other facets as they are. */
type Counts = Readonly<Record<FacetName, ReadonlyMap<string, number>>>;

type Tests = { [N in FacetName]: (entry: ListingEntry) => boolean };

/** Within a facet any chosen value will do; no choice means all. */
function facetTests(query: ListingQuery): Tests {
  const test = (name: FacetName) => {
    const wanted = new Set(query[name]);
    return ({ values }: ListingEntry) => wanted.size === 0 || values[name].some((value) => wanted.has(value));
  };
  return { category: test('category'), size: test('size'), colour: test('colour'), fabric: test('fabric') };
}

/** The facets that an entry counts in: what fails one alone would be there with another choice in that one. */
function countedIn(entry: ListingEntry, tests: Tests): readonly FacetName[] {
  const failed = FACET_NAMES.filter((name) => !tests[name](entry));
  if (failed.length === 0) return FACET_NAMES;
  return failed.length === 1 ? failed : [];
}

function countValues(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** The products a query leaves, in the order they came, and the counts beside every choice; in one go. */
export function narrow(entries: readonly ListingEntry[], query: ListingQuery) {
  const { min = 0, max = Number.POSITIVE_INFINITY } = query;
  const tests = facetTests(query);
  const left: ListingEntry[] = [];
  const count = () => new Map<string, number>();
  const counts = { category: count(), size: count(), colour: count(), fabric: count() };

  for (const entry of entries) {
    if (entry.product.price < min || entry.product.price > max) continue;
    const counted = countedIn(entry, tests);
    if (counted === FACET_NAMES) left.push(entry);
    for (const name of counted) countValues(counts[name], entry.values[name]);
  }
  const result: { left: ListingEntry[]; counts: Counts } = { left, counts };
  return result;
}

type Compare = (a: ListingEntry, b: ListingEntry) => number;

/** Undated products count as old. What is equal stays in the catalogue's order. */
const COMPARE: Readonly<Record<Sort, Compare>> = {
  featured: (a, b) => Number(b.isFeatured) - Number(a.isFeatured),
  newest: (a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''),
  'price-up': (a, b) => a.product.price - b.product.price,
  'price-down': (a, b) => b.product.price - a.product.price,
};

/** The products in the order asked for. */
export function sortEntries(entries: readonly ListingEntry[], sort: Sort): ListingEntry[] {
  return entries.toSorted(COMPARE[sort]);
}
