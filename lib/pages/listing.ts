import 'server-only';
import { cacheLife } from 'next/cache';
import { cacheCatalogueRead, SHORT_LIFE } from '@/lib/catalogue/cached-read';
import { type Catalogue, loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage, orNone } from '@/lib/catalogue/outage';
import { listingCard } from '@/lib/catalogue/product-card';
import type { Size } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { type ListingEntry, type ListingIndex, listingIndexOf } from '@/lib/listing/listing-index';
import { LISTINGS, type Listing, type ListingName } from '@/lib/listing/listings';
import { PLAIN_QUERY, parseQuery } from '@/lib/listing/query';
import { type ListingView, showListing } from '@/lib/listing/show-listing';

/** While the shop is built: which list could not be read. */
export type ListingFault = Outage & { of: 'products' | 'variants' };

function indexOf(name: ListingName, lists: Catalogue): ListingIndex | ListingFault {
  const { products, variants, categories, sizes, items } = lists;
  if (isOutage(products)) return { ...products, of: 'products' };
  if (isOutage(variants)) return { ...variants, of: 'variants' };
  return listingIndexOf(name, {
    products,
    variants,
    categories: orNone(categories),
    sizes: orNone(sizes),
    items: orNone(items),
  });
}

const withCards = (
  { section }: Listing,
  view: ListingView<ListingEntry>,
  sizes: Size[],
  locale: Locale,
): ListingView => ({
  ...view,
  shown: view.shown.map((entry) => listingCard(entry, sizes, section, locale)),
});

/**
 * A listing under a query. Cached for a short time and with the cards of one page alone: there are as many queries as
 * visitors can think of. The listing's index is in the process's memory (`listingIndexOf`).
 * @param search the query's canonical form (`serialiseQuery`), which is the cache key
 * @throws ApiError at run time, when the catalogue cannot be read
 */
export async function readListing(
  name: ListingName,
  search: string,
  locale: Locale,
): Promise<ListingView | ListingFault> {
  'use cache';
  const lists = await loadCatalogue();
  const index = indexOf(name, lists);
  // A change of any product may bring it into the answer, or out of it.
  const shows = isOutage(index) ? [] : index.entries.map(({ product }) => product);
  cacheCatalogueRead({ of: Object.values(lists), shows, list: true });
  cacheLife(SHORT_LIFE);
  if (isOutage(index)) return index;
  const listing = LISTINGS[name];
  const view = showListing(listing, index, parseQuery(new URLSearchParams(search)));
  return withCards(listing, view, orNone(lists.sizes), locale);
}

/** A listing without a query; of one with a landing page only what may be chosen. @throws ApiError */
export async function readPlainListing(
  name: ListingName,
  locale: Locale,
): Promise<ListingView | ListingFault> {
  'use cache';
  const lists = await loadCatalogue();
  const listing = LISTINGS[name];
  const index = indexOf(name, lists);
  const view = isOutage(index) ? index : showListing(listing, index, PLAIN_QUERY);
  const shown = isOutage(view) || listing.hasLanding ? [] : view.shown;
  cacheCatalogueRead({ of: Object.values(lists), shows: shown.map(({ product }) => product), list: true });
  return isOutage(view) ? view : withCards(listing, { ...view, shown }, orNone(lists.sizes), locale);
}
