import 'server-only';
import MiniSearch, { type Query } from 'minisearch';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { sectionOf } from '@/lib/catalogue/section';
import { productWords, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Category, Variant } from '@/lib/contract/catalogue';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { Phrases } from './phrases';
import {
  DESCRIPTION_FIELD,
  documentMaker,
  FIELD_WEIGHTS,
  type Field,
  fieldsIn,
  isField,
  type Standing,
} from './search-document';
import { commonWords, isSilent } from './terms';
import { Vocabulary } from './vocabulary';
import { plainText, wordsOf } from './words';

/** What a search needs of the catalogue. */
export type Searched = { products: ShopProduct[]; variants: Variant[]; categories: Category[] };

function standings({ variants, categories }: Searched): (product: ShopProduct) => Standing {
  const variantNames = new Map(variants.map(({ id, name }) => [id, name]));
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));

  return (product) => ({
    section: sectionOf(product, variants),
    variant: variantNames.get(product.variantId ?? ''),
    category: product.category?.name ?? categoryNames.get(product.categoryId ?? ''),
  });
}

/** A catalogue made ready to be searched. One for both languages, which differ in their sentences alone. */
export class CatalogueIndex {
  readonly vocabularies = { en: new Vocabulary(), id: new Vocabulary() };
  readonly phrases = { en: new Phrases('en'), id: new Phrases('id') };
  readonly #products: ShopProduct[];
  readonly #common: Record<Locale, Set<string>>;
  readonly #index: MiniSearch;

  constructor(searched: Searched) {
    this.#products = searched.products;
    this.#common = { en: commonWords(this.#products, 'en'), id: commonWords(this.#products, 'id') };
    this.#index = new MiniSearch({
      fields: Object.keys(FIELD_WEIGHTS),
      // A word counts once in each place: a large catalogue is indexed in half the time, and found no worse.
      tokenize: (text) => [...new Set(wordsOf(text))],
      processTerm: (term, field) => (isField(field) ? this.#learn(term, field) : term),
      searchOptions: { boost: FIELD_WEIGHTS, weights: { fuzzy: 0.3, prefix: 0.4 } },
    });
    this.#fill(searched);
  }

  #fill(searched: Searched): void {
    const standingOf = standings(searched);
    const documentOf = documentMaker();

    for (const [id, product] of searched.products.entries()) {
      const standing = standingOf(product);
      this.#index.add({ id, ...documentOf(product, standing) });
      for (const locale of LOCALES) this.phrases[locale].learn(product, standing);
    }
  }

  /** Takes a word of a product into the languages it belongs to. Undefined for one that is not indexed. */
  #learn(word: string, field: Field): string | undefined {
    if (field !== 'name' && isSilent(word)) return undefined;
    const locale = LOCALES.find((language) => DESCRIPTION_FIELD[language] === field);
    const isCommon = locale !== undefined && this.#common[locale].has(word);
    for (const language of locale ? [locale] : LOCALES) {
      this.vocabularies[language].add(word, isCommon ? 0 : FIELD_WEIGHTS[field]);
    }
    return isCommon ? undefined : word;
  }

  /** Products by a query of the index, the best first. */
  find(query: Query, locale: Locale): ShopProduct[] {
    return this.#index
      .search(query, { fields: fieldsIn(locale) })
      .flatMap(({ id }) => this.#products[Number(id)] ?? []);
  }

  /** Products that have all of the words in their description, where that is not indexed; in the catalogue's order. */
  scan(words: readonly string[], locale: Locale): ShopProduct[] {
    return this.#products.filter((product) => {
      const description = plainText(productWords(product, locale).description);
      return words.every((word) => description.includes(word));
    });
  }
}

/** A catalogue as it is searched in one language. */
export class SearchIndex {
  readonly vocabulary: Vocabulary;
  readonly phrases: Phrases;

  constructor(
    readonly catalogue: CatalogueIndex,
    readonly locale: Locale,
  ) {
    this.vocabulary = catalogue.vocabularies[locale];
    this.phrases = catalogue.phrases[locale];
  }

  /** Products by a query of the index, the best first. */
  find(query: Query): ShopProduct[] {
    return this.catalogue.find(query, this.locale);
  }

  /** Products that have all of the words in their description, in the catalogue's order. For words in no index. */
  scan(words: readonly string[]): ShopProduct[] {
    return this.catalogue.scan(words, this.locale);
  }
}

type Kept = Omit<Searched, 'products'> & { indexes: Record<Locale, SearchIndex> };

/** One for the process: pages and route handlers are bundled apart, and a module of theirs may be there twice. */
const KEY = Symbol.for('segara.search');
const place: typeof globalThis & { [KEY]?: WeakMap<object, Kept> } = globalThis;

function makeIndexes(searched: Searched): Kept {
  const { variants, categories } = searched;
  const catalogue = new CatalogueIndex(searched);
  const indexes = { en: new SearchIndex(catalogue, 'en'), id: new SearchIndex(catalogue, 'id') };
  return { variants, categories, indexes };
}

/**
 * The index of a catalogue in a language, made when it is first searched. It goes when the catalogue it was made
 * of does: a list that has not changed is the same array.
 */
export function searchIndexOf(searched: Searched, locale: Locale): SearchIndex {
  const { products, variants, categories } = searched;
  place[KEY] ??= new WeakMap();
  let kept = place[KEY].get(products);
  if (kept?.variants !== variants || kept.categories !== categories) {
    kept = makeIndexes(searched);
    place[KEY].set(products, kept);
  }
  return kept.indexes[locale];
}

/** What is searched, or that it cannot be read while the shop is built. @throws ApiError as `loadCatalogue` does */
export async function loadSearched(): Promise<Searched | Outage> {
  const { products, variants, categories } = await loadCatalogue('products', 'variants', 'categories');
  if (isOutage(products)) return products;
  if (isOutage(variants)) return variants;
  return isOutage(categories) ? categories : { products, variants, categories };
}
