import 'server-only';
import { type Catalogue, loadCatalogue } from '@/lib/catalogue/catalogue';
import { emptyIfOutage, isOutage, type Outage } from '@/lib/catalogue/outage';
import type { Locale } from '@/lib/contract/locale';
import { ApiError, restoreApiError } from '@/lib/errors/api-error';
import { createListingIndex, type ListingIndex } from '@/lib/listing/listing-index';
import { LISTINGS, type ListingName, localizeListing } from '@/lib/listing/listings';
import { DEFAULT_LISTING_QUERY, listingPath, parseListingQuery } from '@/lib/listing/query';
import { createListingView, type ListingView } from '@/lib/listing/show-listing';

/** The error that a listing shows instead of products, and the list that could not be read. */
export type ListingOutage = Outage & { of: 'products' | 'variants' };

function outageOf(error: unknown): ListingOutage {
  const known = restoreApiError(error);
  if (!(known instanceof ApiError)) throw error;
  return { outage: known.code, of: 'products' };
}

function indexOf(name: ListingName, lists: Catalogue, locale: Locale): ListingIndex | ListingOutage {
  const { products, variants, categories, sizes, items } = lists;
  if (isOutage(products)) return { ...products, of: 'products' };
  if (isOutage(variants)) return { ...variants, of: 'variants' };
  const known = {
    products,
    variants,
    categories: emptyIfOutage(categories),
    sizes: emptyIfOutage(sizes),
    items: emptyIfOutage(items),
  };
  return createListingIndex(LISTINGS[name], known, locale);
}

/**
 * Returns the cards and filter values of a listing. The result is cached as long as the lists that it is made
 * of.
 */
async function readListingIndex(name: ListingName, locale: Locale): Promise<ListingIndex | ListingOutage> {
  'use cache';
  return indexOf(name, await loadCatalogue(), locale);
}

/**
 * Returns a listing for a query. Only the index is cached, because the number of queries is unlimited. An
 * outage is returned instead of thrown, at run time as well as during a build: the page is not cached, and
 * Next.js does not end the response of a dynamic page whose metadata throws.
 */
export async function readListing(
  name: ListingName,
  search: URLSearchParams,
  locale: Locale,
): Promise<ListingView | ListingOutage> {
  const index = await readListingIndex(name, locale).catch(outageOf);
  return isOutage(index) ? index : createListingView(LISTINGS[name], index, parseListingQuery(search));
}

/**
 * Returns a listing without a query. If it has a landing page, the view has filters but no products. @throws
 * ApiError, except during a build
 */
export async function readListingWithoutQuery(
  name: ListingName,
  locale: Locale,
): Promise<ListingView | ListingOutage> {
  const index = await readListingIndex(name, locale);
  if (isOutage(index)) return index;
  const view = createListingView(LISTINGS[name], index, DEFAULT_LISTING_QUERY);
  return LISTINGS[name].hasLanding ? { ...view, shown: [] } : view;
}

const PRODUCTS_PER_ROW = 4;

/**
 * Returns the first products of each category, with a link to the list of the category.
 * @throws ApiError, except during a build
 */
export async function readCategoryRows(name: ListingName, locale: Locale) {
  const index = await readListingIndex(name, locale);
  if (isOutage(index)) return [];
  const listing = { ...LISTINGS[name], pageSize: PRODUCTS_PER_ROW, grows: false };
  return index.choices.category.map(({ value, label }) => {
    const query = { ...DEFAULT_LISTING_QUERY, category: [value] };
    const { shown } = createListingView(listing, index, query);
    const category = label[locale];
    const more = { href: listingPath(localizeListing(listing, locale), query), category };
    return { id: value, title: category, products: shown, more };
  });
}
