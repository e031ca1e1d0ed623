import 'server-only';
import type { ListingIndex } from '@/lib/listing/listing-index';
import { LISTINGS, type Listing, type ListingName } from '@/lib/listing/listings';
import { makeListingIndex } from '@/lib/listing/make-listing-index';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { type ListingView, showListing } from '@/lib/listing/show-listing';
import { keepReading } from './keep-reading';
import { type Catalogue, loadCatalogue } from './load-catalogue';
import { isOutage, type Outage } from './outage';

/** While the shop is built: which list could not be read. */
export type ListingFault = Outage & { of: 'products' | 'variants' };

const orNone = <T>(list: T[] | Outage): T[] => (isOutage(list) ? [] : list);

function indexOf(listing: Listing, lists: Catalogue): ListingIndex | ListingFault {
  const { products, variants, categories, sizes, items } = lists;
  if (isOutage(products)) return { ...products, of: 'products' };
  if (isOutage(variants)) return { ...variants, of: 'variants' };
  return makeListingIndex(listing, {
    products,
    variants,
    categories: orNone(categories),
    sizes: orNone(sizes),
    items: orNone(items),
  });
}

/**
 * All a listing needs to answer any query: its products, as small as cards, and what may be chosen. One entry for
 * each listing, which the pages narrow per request (`showListing`, a few milliseconds): an entry for every query
 * would fill the memory with what one visitor has asked once, and push out what all ask for.
 * @throws ApiError at run time, when the catalogue cannot be read
 */
export async function readListing(name: ListingName): Promise<ListingIndex | ListingFault> {
  'use cache';
  const lists = await loadCatalogue();
  const index = indexOf(LISTINGS[name], lists);
  const shows = isOutage(index) ? [] : index.entries.map(({ product }) => product);
  keepReading({ of: Object.values(lists), shows, list: true });
  return index;
}

/**
 * A listing as its address shows it without a query; of one with a landing page only what may be chosen, since the
 * products on that page are the page's own matter.
 * @throws ApiError at run time, when the catalogue cannot be read
 */
export async function readPlainListing(name: ListingName): Promise<ListingView | ListingFault> {
  'use cache';
  const lists = await loadCatalogue();
  const listing = LISTINGS[name];
  const index = indexOf(listing, lists);
  if (isOutage(index)) {
    keepReading({ of: Object.values(lists), list: true });
    return index;
  }
  const view = showListing(listing, index, PLAIN_QUERY);
  const shown = listing.hasLanding ? [] : view.shown;
  keepReading({ of: Object.values(lists), shows: shown.map(({ product }) => product), list: true });
  return { ...view, shown };
}
