import 'server-only';
import { isOutage } from '@/lib/catalogue/outage';
import { productCard } from '@/lib/catalogue/product-card';
import { type Section, sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
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
import { loadSearch } from './search-index';
import { wordsOf } from './words';

function suggestion(product: ShopProduct, section: Section, locale: Locale): ProductSuggestion {
  const { id, name, price, href, picture } = productCard(product, section, locale);
  if (!picture) return { id, name, price, href, section };
  const { src, width, height, dominant, encoded } = picture;
  return { id, name, price, href, section, picture: { src, width, height, dominant, encoded } };
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
