import { handleRoute } from '@/lib/bff/handle-route';
import { isOutage } from '@/lib/catalogue/outage';
import { createProductCard } from '@/lib/catalogue/product-card';
import { getProductSection } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import {
  MAX_PRODUCT_SUGGESTIONS,
  type ProductSuggestion,
  type SearchSuggestions,
  searchQuerySchema,
} from '@/lib/contract/search';
import { ApiError } from '@/lib/errors/api-error';
import { pickPictureSource } from '@/lib/pictures/image-source';
import type { SearchableCatalogue } from '@/lib/search/search-index';
import { loadSearchableCatalogue, pickFeaturedProducts, searchProducts } from '@/lib/search/search-products';
import { tokenize } from '@/lib/search/words';

/** Browsers cache suggestions for 30 s, so that deleting a letter and typing it again sends no request. */
const CACHE_CONTROL = 'private, max-age=30';
const MAX_FEATURED_PRODUCTS = 4;

function suggestion(
  product: ShopProduct,
  { variants }: SearchableCatalogue,
  locale: Locale,
): ProductSuggestion {
  const section = getProductSection(product, variants);
  const { id, name, price, href, picture } = createProductCard(product, section, locale);
  if (!picture) return { id, name, price, href, section };
  return {
    id,
    name,
    price,
    href,
    section,
    picture: { ...pickPictureSource(picture), dominant: picture.dominant },
  };
}

/** Finds products and queries that match the input, or favourites for a search without results. */
async function suggest(query: string, locale: Locale, wantsFavourites: boolean): Promise<SearchSuggestions> {
  if (!wantsFavourites && tokenize(query).length === 0) return { products: [], queries: [] };
  const searched = await loadSearchableCatalogue();
  if (isOutage(searched)) throw new ApiError(searched.outage);
  const suggestions = (products: ShopProduct[]) =>
    products.map((product) => suggestion(product, searched, locale));

  if (wantsFavourites)
    return { products: suggestions(pickFeaturedProducts(searched, MAX_FEATURED_PRODUCTS)), queries: [] };
  const result = await searchProducts(searched, locale, query);
  const found = result.kind === 'none' ? [] : result.products.slice(0, MAX_PRODUCT_SUGGESTIONS);
  return { products: suggestions(found), queries: result.queries };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    await call.limit('search');
    const parameters = Object.fromEntries(call.request.nextUrl.searchParams);
    const { q, locale = call.locale, favourites: wanted } = searchQuerySchema.parse(parameters);
    const data = await suggest(q, locale, Boolean(wanted));

    call.headers.set('cache-control', CACHE_CONTROL);
    return { data };
  },
});
