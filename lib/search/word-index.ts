import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch, { type Query } from 'minisearch';
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

export type Searched = { products: ShopProduct[]; variants: Variant[]; categories: Category[] };

export type SearchIndex = {
  vocabulary: Vocabulary;
  phrases: Phrases;
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

/** The words of a catalogue, by the places of its products; and what its products may be: as good for other prices. */
export type WordIndex = {
  words: MiniSearch;
  vocabularies: Record<Locale, Vocabulary>;
  phrases: Record<Locale, Phrases>;
};

/** So many products are indexed in one go, which takes some ten milliseconds; then others have their turn. */
const SLICE = 50;

/** One index serves both languages, which differ in their sentences alone. */
export async function indexWords(searched: Searched): Promise<WordIndex> {
  const { products } = searched;
  const vocabularies = { en: new Vocabulary(), id: new Vocabulary() };
  const phrases = { en: new Phrases('en'), id: new Phrases('id') };
  const learn = learner(products, vocabularies);
  const words = new MiniSearch({
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
    words.add({ id, ...documentOf(product, standing) });
    for (const locale of LOCALES) phrases[locale].learn(product, standing);
    if (id % SLICE === SLICE - 1) await nextTurn();
  }
  return { words, vocabularies, phrases };
}

/** What is found in a catalogue, by an index of words like its own. */
export function inLanguage(
  { words, vocabularies, phrases }: WordIndex,
  { products }: Searched,
  locale: Locale,
): SearchIndex {
  return {
    vocabulary: vocabularies[locale],
    phrases: phrases[locale],
    find: (query) =>
      words.search(query, { fields: FIELDS_IN[locale] }).flatMap(({ id }) => products[Number(id)] ?? []),
    scan: (asked) =>
      products.filter((product) => {
        const description = plainText(productWords(product, locale).description);
        return asked.every((word) => description.includes(word));
      }),
  };
}
