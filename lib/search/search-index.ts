import 'server-only';
import MiniSearch, { type Query } from 'minisearch';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { perCatalogue } from '@/lib/catalogue/per-catalogue';
import { sectionOf } from '@/lib/catalogue/section';
import { productWords, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Category, Variant } from '@/lib/contract/catalogue';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { Phrases } from './phrases';
import {
  documentMaker,
  FIELD_WEIGHTS,
  FIELDS_IN,
  type Field,
  isField,
  type Standing,
} from './search-document';
import { commonWords, isStopWord } from './terms';
import { Vocabulary } from './vocabulary';
import { plainText, wordsOf } from './words';

/** What a search needs of the catalogue. */
export type Searched = { products: ShopProduct[]; variants: Variant[]; categories: Category[] };

/** A catalogue as it is searched in one language. */
export type SearchIndex = {
  vocabulary: Vocabulary;
  phrases: Phrases;
  /** Products by a query of the index, the best first. */
  find: (query: Query) => ShopProduct[];
  /** Products with all of the words in their description, in the catalogue's order. For words that are not indexed. */
  scan: (words: readonly string[]) => ShopProduct[];
};

function standings({ variants, categories }: Searched): (product: ShopProduct) => Standing {
  const variantNames = new Map(variants.map(({ id, name }) => [id, name]));
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));

  return (product) => {
    const category = product.category?.name ?? categoryNames.get(product.categoryId ?? '');
    const variant = variantNames.get(product.variantId ?? '');
    return { section: sectionOf(product, variants, category), variant, category };
  };
}

/** Adds the words of a product to the vocabularies of their languages; undefined for one that is not indexed. */
function learner(products: readonly ShopProduct[], vocabularies: Record<Locale, Vocabulary>) {
  const common: Partial<Record<Field, Set<string>>> = {
    descriptionEn: commonWords(products, 'en'),
    descriptionId: commonWords(products, 'id'),
  };

  return (word: string, field: Field): string | undefined => {
    if (field !== 'name' && isStopWord(word)) return undefined;
    const isCommon = common[field]?.has(word) ?? false;
    const weight = isCommon ? 0 : FIELD_WEIGHTS[field];
    const locales = LOCALES.filter((locale) => FIELDS_IN[locale].includes(field));
    for (const locale of locales) vocabularies[locale].add(word, weight);
    return isCommon ? undefined : word;
  };
}

/** One index serves both languages, which differ in their sentences alone. */
function makeIndexes(searched: Searched): Record<Locale, SearchIndex> {
  const { products } = searched;
  const vocabularies = { en: new Vocabulary(), id: new Vocabulary() };
  const phrases = { en: new Phrases('en'), id: new Phrases('id') };
  const learn = learner(products, vocabularies);
  const index = new MiniSearch({
    fields: Object.keys(FIELD_WEIGHTS),
    // A word counts once in each field: a large catalogue is indexed in half the time, and found no worse.
    tokenize: (text) => [...new Set(wordsOf(text))],
    processTerm: (term, field) => (isField(field) ? learn(term, field) : term),
    searchOptions: { boost: FIELD_WEIGHTS, weights: { fuzzy: 0.3, prefix: 0.4 } },
  });

  const standingOf = standings(searched);
  const documentOf = documentMaker();
  for (const [id, product] of products.entries()) {
    const standing = standingOf(product);
    index.add({ id, ...documentOf(product, standing) });
    for (const locale of LOCALES) phrases[locale].learn(product, standing);
  }

  const inLanguage = (locale: Locale): SearchIndex => ({
    vocabulary: vocabularies[locale],
    phrases: phrases[locale],
    find: (query) =>
      index.search(query, { fields: FIELDS_IN[locale] }).flatMap(({ id }) => products[Number(id)] ?? []),
    scan: (words) =>
      products.filter((product) => {
        const description = plainText(productWords(product, locale).description);
        return words.every((word) => description.includes(word));
      }),
  });
  return { en: inLanguage('en'), id: inLanguage('id') };
}

const indexesOf = perCatalogue('search', makeIndexes);

/** The index of a catalogue in a language, made when it is first searched. */
export function searchIndexOf({ products, variants, categories }: Searched, locale: Locale): SearchIndex {
  return indexesOf({ products, variants, categories })[locale];
}

/** What is searched; an outage while the shop is built. @throws ApiError as `loadCatalogue` does */
export async function loadSearched(): Promise<Searched | Outage> {
  const { products, variants, categories } = await loadCatalogue('products', 'variants', 'categories');
  if (isOutage(products)) return products;
  if (isOutage(variants)) return variants;
  return isOutage(categories) ? categories : { products, variants, categories };
}
