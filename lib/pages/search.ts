import 'server-only';
import { cacheLife } from 'next/cache';
import { keepReading } from '@/lib/catalogue/cached-read';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { type ProductCard, productCard } from '@/lib/catalogue/product-card';
import { type Section, sectionOf } from '@/lib/catalogue/section';
import { newestFirst, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { tidyQuestion } from '@/lib/contract/search';
import { findProducts } from '@/lib/search/find-products';
import { loadSearched, type Searched, searchIndexOf } from '@/lib/search/search-index';

/** Results of a page. */
const PAGE_SIZE = 24;
const FAVOURITES = 8;

/** The page is kept as long again (server/page-cache.ts), so that a price is a minute old at most. */
const SHORT_LIFE = { stale: 60, revalidate: 30, expire: 300 };

/** A page of results; `words` is what they are results for, where that is not what was typed. */
export type Results = {
  kind: 'results';
  words: string | undefined;
  count: number;
  page: number;
  pages: number;
  cards: ProductCard[];
};

/** No results, and what comes nearest; or else, when `near` is false, what is shown to everybody. */
export type NoResults = { kind: 'none'; near: boolean; cards: ProductCard[] };

/** Keeps the reading with what it shows. */
function cardsOf(searched: Searched, shows: ShopProduct[], locale: Locale): ProductCard[] {
  keepReading({ of: Object.values(searched), shows, list: true });
  return shows.map((product) => productCard(product, sectionOf(product, searched.variants), locale));
}

/**
 * A page of results. There is an entry for every question and page, as small as its cards and not kept for long; the
 * least used go when the memory for such entries is full. The catalogue's index is none of them.
 * @param words what is asked, as it is compared (`wordsOf`), so that one entry serves every way of writing it
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
  if (isOutage(searched)) {
    keepReading({ of: [searched] });
    return searched;
  }
  const finding = findProducts(searchIndexOf(searched, locale), words);
  if (finding.kind === 'none') {
    const near = finding.nearest.length > 0;
    const shown = near ? finding.nearest : favourites(searched, FAVOURITES);
    return { kind: 'none', near, cards: cardsOf(searched, shown, locale) };
  }
  const { products } = finding;
  const pages = Math.ceil(products.length / PAGE_SIZE);
  const page = Math.min(asked, pages);
  const shown = products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    kind: 'results',
    words: finding.kind === 'corrected' ? finding.words : undefined,
    count: products.length,
    page,
    pages,
    cards: cardsOf(searched, shown, locale),
  };
}

/** What the search shows before anything is asked. @throws ApiError at run time, when the catalogue cannot be read */
export async function readSearchStart(locale: Locale): Promise<ProductCard[] | Outage> {
  'use cache';
  const searched = await loadSearched();
  if (isOutage(searched)) {
    keepReading({ of: [searched] });
    return searched;
  }
  return cardsOf(searched, favourites(searched, FAVOURITES), locale);
}

/** What the address of a page of results asks for. */
type SearchQuery = { question: string; page: number };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads the last part of an inner address, an encoded query such as `page%3D2%26q%3Dpad`. Takes nothing ill. */
export function parseSearchQuery(part: string): SearchQuery {
  const query = new URLSearchParams(decoded(part));
  const page = query.get('page') ?? '';
  return {
    question: tidyQuestion(query.get('q') ?? ''),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** What to show to whom has not found or asked anything: the featured, the newest first, from both sections in turn. */
export function favourites({ products, variants }: Searched, most: number): ShopProduct[] {
  const featured = products.filter(({ isFeatured }) => isFeatured);
  const chosen = (featured.length > 0 ? featured : [...products]).sort(newestFirst);
  const of = (section: Section) => chosen.filter((product) => sectionOf(product, variants) === section);
  const sides = [of('woman'), of('men')];

  return chosen.flatMap((_, at) => sides.flatMap((side) => side[at] ?? [])).slice(0, most);
}
