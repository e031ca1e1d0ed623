import 'server-only';
import type { CatalogueLists } from '@/lib/catalogue/catalogue-memory';
import type { ListingIndex } from './listing-index';
import { LISTINGS, type ListingName } from './listings';
import { makeListingIndex } from './make-listing-index';

type Kept = { lists: CatalogueLists; index: ListingIndex };

/** By the catalogue's array of products. */
type Memory = WeakMap<object, Map<ListingName, Kept>>;

/** One for the process: pages may be bundled apart, and a module of theirs be there twice. */
const KEY = Symbol.for('segara.listings');
const place: typeof globalThis & { [KEY]?: Memory } = globalThis;

const LIST_NAMES = ['variants', 'categories', 'sizes', 'items'] as const;

/**
 * What a listing holds and what may be chosen in it, made when it is first asked for. It goes when the catalogue it
 * was made of does: a list that has not changed is the same array.
 */
export function listingIndexOf(name: ListingName, lists: CatalogueLists): ListingIndex {
  place[KEY] ??= new WeakMap();
  const memory = place[KEY];
  const ofProducts = memory.get(lists.products) ?? new Map<ListingName, Kept>();
  memory.set(lists.products, ofProducts);

  const kept = ofProducts.get(name);
  if (kept && LIST_NAMES.every((list) => kept.lists[list] === lists[list])) return kept.index;
  const index = makeListingIndex(LISTINGS[name], lists);
  ofProducts.set(name, { lists, index });
  return index;
}
