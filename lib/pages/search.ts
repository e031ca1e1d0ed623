import 'server-only';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { createProductCard, type ProductCard } from '@/lib/catalogue/product-card';
import { getProductSection } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { normalizeQuery } from '@/lib/contract/search';
import { createErrorDigest } from '@/lib/errors/digest';
import { decodeUrlPart } from '@/lib/format/decode-url-part';
import { parsePageNumber } from '@/lib/format/page-number';
import type { SearchableCatalogue } from '@/lib/search/search-index';
import { loadSearchableCatalogue, pickFeaturedProducts, searchProducts } from '@/lib/search/search-products';

const PAGE_SIZE = 24;
const MAX_FEATURED_PRODUCTS = 8;
const MAX_ALTERNATIVES = 4;

export type SearchResults = {
  kind: 'results';
  words: string | undefined;
  count: number;
  page: number;
  pages: number;
  cards: ProductCard[];
};

/**
 * A search without results. The cards are similar products, filled up with favourites. If `near` is false,
 * all cards are favourites.
 */
export type EmptySearchResults = { kind: 'none'; near: boolean; cards: ProductCard[] };

/** Returns four products for a search without results: the nearest ones, then favourites. */
export function pickAlternativeProducts(
  nearest: readonly ShopProduct[],
  searched: SearchableCatalogue,
): ShopProduct[] {
  const known = new Set(nearest.map(({ id }) => id));
  const others = pickFeaturedProducts(searched, known.size + MAX_ALTERNATIVES).filter(
    ({ id }) => !known.has(id),
  );
  return [...nearest, ...others].slice(0, MAX_ALTERNATIVES);
}

function cardsOf(searched: SearchableCatalogue, products: ShopProduct[], locale: Locale): ProductCard[] {
  return products.map((product) =>
    createProductCard(product, getProductSection(product, searched.variants), locale),
  );
}

/**
 * Returns a page of search results. @param asked the page number; numbers beyond the last page give the last
 * page
 * @throws ApiError, except during a build
 */
export async function readSearchResults(
  locale: Locale,
  words: string,
  asked: number,
): Promise<SearchResults | EmptySearchResults | Outage> {
  const searched = await loadSearchableCatalogue();
  if (isOutage(searched)) return searched;

  const result = await searchProducts(searched, locale, words);
  if (result.kind === 'none') {
    const near = result.nearest.length > 0;
    return {
      kind: 'none',
      near,
      cards: cardsOf(searched, pickAlternativeProducts(result.nearest, searched), locale),
    };
  }
  const { products } = result;
  const pages = Math.ceil(products.length / PAGE_SIZE);
  const page = Math.min(asked, pages);
  const shown = products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    kind: 'results',
    words: result.kind === 'corrected' ? result.words : undefined,
    count: products.length,
    page,
    pages,
    cards: cardsOf(searched, shown, locale),
  };
}

/** Returns the products of the search page without a query. @throws ApiError, except during a build */
export async function readSearchStartProducts(locale: Locale): Promise<ProductCard[] | Outage> {
  const searched = await loadSearchableCatalogue();
  if (isOutage(searched)) return searched;
  return cardsOf(searched, pickFeaturedProducts(searched, MAX_FEATURED_PRODUCTS), locale);
}

/** Returns four products for pages without content, or none while the catalogue cannot be read. */
export async function readFeaturedProducts(locale: Locale): Promise<ProductCard[]> {
  const searched = await loadSearchableCatalogue().catch((error: unknown): Outage => {
    if (createErrorDigest(error) === '') throw error;
    return { outage: 'unavailable' };
  });
  return isOutage(searched)
    ? []
    : cardsOf(searched, pickFeaturedProducts(searched, MAX_ALTERNATIVES), locale);
}

/**
 * Parses the last path segment of a result page, an encoded query such as `page%3D2%26q%3Dpad`. Ignores
 * invalid parts.
 */
export function parseSearchQuery(segment: string): { query: string; page: number } {
  const parameters = new URLSearchParams(decodeUrlPart(segment) ?? segment);
  return { query: normalizeQuery(parameters.get('q') ?? ''), page: parsePageNumber(parameters.get('page')) };
}
