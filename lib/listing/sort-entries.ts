import type { ListingEntry } from './listing-index';
import type { Sort } from './query';

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
