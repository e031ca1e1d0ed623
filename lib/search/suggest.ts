import 'server-only';
import { isOutage } from '@/lib/catalogue/outage';
import { productCard } from '@/lib/catalogue/product-card';
import { type Section, sectionOf } from '@/lib/catalogue/section';
import { newestFirst, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import {
  MAX_PRODUCT_SUGGESTIONS,
  MAX_QUERY_SUGGESTIONS,
  type ProductSuggestion,
  type SearchAnswer,
} from '@/lib/contract/search';
import { ApiError } from '@/lib/errors/api-error';
import { findProducts } from './find-products';
import { completeQuestion } from './phrases';
import { loadSearch, loadSearched } from './search-index';
import type { Searched } from './word-index';
import { wordsOf } from './words';

const FAVOURITES = 4;

function suggestion(product: ShopProduct, section: Section, locale: Locale): ProductSuggestion {
  const { id, name, price, href, picture } = productCard(product, section, locale);
  if (!picture) return { id, name, price, href, section };
  const { src, width, height, dominant, encoded } = picture;
  return { id, name, price, href, section, picture: { src, width, height, dominant, encoded } };
}

/** Shown where nothing is found or asked: featured products, the newest first, from both sections in turn. */
export function favourites({ products, variants }: Searched, most: number): ShopProduct[] {
  const featured = products.filter(({ isFeatured }) => isFeatured);
  const chosen = (featured.length > 0 ? featured : products).toSorted(newestFirst);
  const of = (section: Section) => chosen.filter((product) => sectionOf(product, variants) === section);
  const sides = [of('woman'), of('men')];

  return chosen.flatMap((_, at) => sides.flatMap((side) => side[at] ?? [])).slice(0, most);
}

/** What is suggested to those who have found nothing: four products. @throws ApiError when the catalogue cannot be read */
export async function suggestFavourites(locale: Locale): Promise<SearchAnswer> {
  const searched = await loadSearched();
  if (isOutage(searched)) throw new ApiError(searched.outage);
  const products = favourites(searched, FAVOURITES);
  return {
    products: products.map((product) => suggestion(product, sectionOf(product, searched.variants), locale)),
    queries: [],
  };
}

/**
 * Suggestions while somebody types: products, and questions that have an answer.
 * @param question `tidyQuestion`'s
 * @throws ApiError when there is no catalogue to search
 */
export async function suggest(question: string, locale: Locale): Promise<SearchAnswer> {
  if (wordsOf(question).length === 0) return { products: [], queries: [] };
  const search = await loadSearch(locale);
  if (isOutage(search)) throw new ApiError(search.outage);

  const { searched, index } = search;
  const finding = findProducts(index, question);
  const found = finding.kind === 'none' ? [] : finding.products.slice(0, MAX_PRODUCT_SUGGESTIONS);
  return {
    products: found.map((product) => suggestion(product, sectionOf(product, searched.variants), locale)),
    queries: completeQuestion(index, question, finding, MAX_QUERY_SUGGESTIONS),
  };
}
