import 'server-only';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { getProductSection, type Section } from '@/lib/catalogue/section';
import { compareNewestFirst, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { MAX_QUERY_SUGGESTIONS } from '@/lib/contract/search';
import {
  getSearchIndex,
  SEARCH_LABEL_FIELDS,
  type SearchableCatalogue,
  type SearchIndex,
  stopWords,
} from './search-index';
import { tokenize } from './words';

/** Products that match the words as typed, products that match corrected words, or similar products only. */
type SearchResult = { queries: string[] } & (
  | { kind: 'found'; products: ShopProduct[] }
  | { kind: 'corrected'; words: string; products: ShopProduct[] }
  | { kind: 'none'; nearest: ShopProduct[] }
);

const MAX_NEAREST = 8;

/** Matches a size. Sizes are not indexed, so they are ignored if a query with a size has no results. */
const SIZE = /^(\d{1,3}|x{0,4}[sl]|m)$/;

/**
 * Returns whether a word also matches longer words that begin with it. Words need at least four letters,
 * except for the last one, which the shopper may still be typing.
 */
function isPrefix(word: string, at: number, words: readonly string[]): boolean {
  if (at < words.length - 1) return word.length >= 4;
  return word.length >= 2 || words.length > 1;
}

/** Replaces each word without a match by the most similar word of a name, if there is one. */
function correctWords({ products, spelling }: SearchIndex, fields: string[], words: string[]): string[] {
  const isKnown = (word: string) => products.search(word, { fields, prefix: isPrefix }).length > 0;
  return words.map((word) => (isKnown(word) ? word : String(spelling.search(word)[0]?.id ?? word)));
}

function suggestQueries({ queries }: SearchIndex, locale: Locale, words: string[]): string[] {
  const found = queries[locale].search(words.join(' ')).map(({ id }) => String(id));
  const isOther = (text: string) => tokenize(text).join(' ') !== words.join(' ');
  return found.filter(isOther).slice(0, MAX_QUERY_SUGGESTIONS);
}

/** Searches a catalogue, and suggests queries that complete this one. The best match comes first. */
export async function searchProducts(
  searched: SearchableCatalogue,
  locale: Locale,
  query: string,
): Promise<SearchResult> {
  const index = await getSearchIndex(searched);
  const fields = [...SEARCH_LABEL_FIELDS, locale === 'en' ? 'descriptionEn' : 'descriptionId'];
  const find = (words: string[], options = {}) =>
    index.products
      .search(words.join(' '), { fields, prefix: isPrefix, ...options })
      .flatMap(({ id }) => searched.products[Number(id)] ?? []);

  const typed = tokenize(query);
  const terms = typed.filter((word) => !stopWords.has(word));
  // A stop word alone may be the beginning of a name, such as "pada" of "Padang".
  const words = terms.length > 0 ? terms : typed;
  const sizeless = words.filter((word) => !SIZE.test(word));
  const queries = suggestQueries(index, locale, typed);
  for (const asked of [words, sizeless]) {
    const products = find(asked);
    if (products.length > 0) return { kind: 'found', products, queries };
  }

  const meant = correctWords(index, fields, sizeless);
  const products = find(meant);
  if (products.length > 0) {
    const others = queries.length > 0 ? queries : suggestQueries(index, locale, meant);
    return { kind: 'corrected', words: meant.join(' '), products, queries: others };
  }
  const similar = { fields: SEARCH_LABEL_FIELDS, combineWith: 'OR', fuzzy: 0.34, prefix: true };
  return { kind: 'none', nearest: find(meant, similar).slice(0, MAX_NEAREST), queries };
}

/**
 * Returns featured products for a page without results: the newest first, alternating between the sections.
 */
export function pickFeaturedProducts(
  { products, variants }: SearchableCatalogue,
  limit: number,
): ShopProduct[] {
  const featured = products.filter(({ isFeatured }) => isFeatured);
  const chosen = (featured.length > 0 ? featured : products).toSorted(compareNewestFirst);
  const of = (section: Section) =>
    chosen.filter((product) => getProductSection(product, variants) === section);
  const sections = [of('woman'), of('men')];
  return chosen.flatMap((_, at) => sections.flatMap((section) => section[at] ?? [])).slice(0, limit);
}

/**
 * Loads the lists that a search reads. Returns an outage if a list cannot be read during a build. @throws
 * ApiError, except during a build
 */
export async function loadSearchableCatalogue(): Promise<SearchableCatalogue | Outage> {
  const { products, variants, categories } = await loadCatalogue('products', 'variants', 'categories');
  if (isOutage(products)) return products;
  if (isOutage(variants)) return variants;
  return isOutage(categories) ? categories : { products, variants, categories };
}
