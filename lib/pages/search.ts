import 'server-only';
import { cacheLife } from 'next/cache';
import { cacheCatalogueRead, SHORT_LIFE } from '@/lib/catalogue/cached-read';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { type ProductCard, productCard } from '@/lib/catalogue/product-card';
import { sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { tidyQuestion } from '@/lib/contract/search';
import { ApiError } from '@/lib/errors/api-error';
import { readPageNumber } from '@/lib/format/page-number';
import { tryDecode } from '@/lib/format/try-decode';
import type { Searched } from '@/lib/search/search-index';
import { favourites, loadSearched, searchProducts } from '@/lib/search/search-products';

const PAGE_SIZE = 24;
const FAVOURITES = 8;
const FAVOURITES_MIN = 4;

export type Results = {
  kind: 'results';
  words: string | undefined;
  count: number;
  page: number;
  pages: number;
  cards: ProductCard[];
};

/** No results, and what comes nearest, filled up with what is shown to everybody; that alone when `near` is false. */
export type NoResults = { kind: 'none'; near: boolean; cards: ProductCard[] };

/** Four products for whom nothing was found: what comes nearest, then favourites. */
export function nearestFour(nearest: readonly ShopProduct[], searched: Searched): ShopProduct[] {
  const known = new Set(nearest.map(({ id }) => id));
  const others = favourites(searched, known.size + FAVOURITES_MIN).filter(({ id }) => !known.has(id));
  return [...nearest, ...others].slice(0, FAVOURITES_MIN);
}

function cachedOutage(outage: Outage): Outage {
  cacheCatalogueRead({ of: [outage] });
  return outage;
}

function cachedCards(searched: Searched, shows: ShopProduct[], locale: Locale): ProductCard[] {
  cacheCatalogueRead({ of: Object.values(searched), shows, list: true });
  return shows.map((product) => productCard(product, sectionOf(product, searched.variants), locale));
}

/**
 * A page of results. One small, short-lived entry for each question and page; the index is none of them.
 * @param words what is asked, normalised (`wordsOf`), so that one entry serves every way of writing it
 * @param asked the page; the last one where it is beyond it
 * @throws ApiError at run time, when the catalogue cannot be read
 */
export async function readResults(
  locale: Locale,
  words: string,
  asked: number,
): Promise<Results | NoResults | Outage> {
  'use cache';
  cacheLife(SHORT_LIFE);
  const searched = await loadSearched();
  if (isOutage(searched)) return cachedOutage(searched);

  const result = await searchProducts(searched, locale, words);
  if (result.kind === 'none') {
    const near = result.nearest.length > 0;
    return {
      kind: 'none',
      near,
      cards: cachedCards(searched, nearestFour(result.nearest, searched), locale),
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
    cards: cachedCards(searched, shown, locale),
  };
}

/** What the search shows before anything is asked. @throws ApiError at run time, when the catalogue cannot be read */
export async function readSearchStart(locale: Locale): Promise<ProductCard[] | Outage> {
  'use cache';
  const searched = await loadSearched();
  if (isOutage(searched)) return cachedOutage(searched);
  return cachedCards(searched, favourites(searched, FAVOURITES), locale);
}

/** What a page offers that has nothing else; none while the catalogue cannot be read, of which such a page is no place to tell. */
export async function readFavourites(locale: Locale): Promise<ProductCard[]> {
  'use cache';
  const searched = await loadSearched().catch((error: unknown): Outage => {
    if (!(error instanceof ApiError)) throw error;
    return { outage: error.code };
  });
  if (!isOutage(searched)) return cachedCards(searched, favourites(searched, FAVOURITES_MIN), locale);
  cachedOutage(searched);
  return [];
}

/** Reads the last segment of a page of results, an encoded query such as `page%3D2%26q%3Dpad`. Ignores what is invalid. */
export function parseSearchQuery(segment: string): { question: string; page: number } {
  const query = new URLSearchParams(tryDecode(segment) ?? segment);
  return { question: tidyQuestion(query.get('q') ?? ''), page: readPageNumber(query.get('page')) };
}
