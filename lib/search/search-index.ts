import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import MiniSearch from 'minisearch';
import { TRANSLATED_CATEGORY_NAMES } from '@/content/categories';
import { FABRICS } from '@/content/fabrics';
import searchWords from '@/content/search-words.json' with { type: 'json' };
import { slugifyChoice } from '@/lib/catalogue/choice-value';
import { findColourFamily } from '@/lib/catalogue/colour-family';
import { getProductSection } from '@/lib/catalogue/section';
import { getProductTexts, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Category, Variant } from '@/lib/contract/catalogue';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { getOrCreatePerProcess } from '@/lib/per-process';
import { tokenize } from './words';

/** The lists that a search reads. */
export type SearchableCatalogue = { products: ShopProduct[]; variants: Variant[]; categories: Category[] };

export type SearchIndex = {
  /** Identifies products by their position in the list. */
  products: MiniSearch;
  /** Indexes every word of a name by its beginnings, to correct misspelt and unfinished words. */
  spelling: MiniSearch;
  /** Queries to suggest. */
  queries: Record<Locale, MiniSearch>;
};

/** The weight of a match in each label of a product. Labels are searched in both languages. */
const LABEL_WEIGHTS = { name: 10, category: 7, variant: 5, colour: 3, fabric: 2 };
type LabelField = keyof typeof LABEL_WEIGHTS;
export const SEARCH_LABEL_FIELDS: readonly LabelField[] = ['name', 'category', 'variant', 'colour', 'fabric'];

/**
 * Synonyms of category names. The keys are the names in the catalogue, in their URL form. Both languages match in both
 * locales. A compound is also listed as one word if people write it so.
 */
const CATEGORY_SYNONYMS = new Map<string, readonly string[]>(Object.entries(searchWords.categories));

export const stopWords: ReadonlySet<string> = new Set(searchWords.stopWords);

/** The texts about fabrics in both languages, by the name of the product. */
function fabricTexts(): Map<string, string> {
  const texts = FABRICS.flatMap(({ name, features, products }) => {
    const labels = [name, `${name}Composition` as const, ...features.map(({ label }) => label)];
    const words = LOCALES.flatMap((locale) => labels.map((label) => translator(locale, 'woman')(label)));
    return products.map((product) => [product, words.join(' ')] as const);
  });
  return new Map(texts);
}

/**
 * Collects the indexed texts of each product and the queries to suggest. Prices and pictures are not indexed.
 */
function makeDocuments({ products, variants, categories }: SearchableCatalogue) {
  const nameOf = (rows: { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  const [variantNames, categoryNames] = [nameOf(variants), nameOf(categories)];
  const fabrics = fabricTexts();

  return products.map((product, id) => {
    const words = { en: getProductTexts(product, 'en'), id: getProductTexts(product, 'id') };
    const family = findColourFamily(product.colour);
    const category = product.category?.name ?? categoryNames.get(product.categoryId ?? '') ?? '';
    const variant = variantNames.get(product.variantId ?? '') ?? '';
    const value = slugifyChoice(category);
    const labels = TRANSLATED_CATEGORY_NAMES.get(value);
    // Suggested queries use the singular, such as `bikini sunrise`.
    const kinds = { en: category, id: labels?.id ?? category };
    const synonyms = CATEGORY_SYNONYMS.get(value) ?? [];
    const section = searchWords.sections[getProductSection(product, variants, category || undefined)];
    const suggest = (kind: string, colour: string) =>
      [kind, kinds.en, kinds.id, variant, colour, kind && colour && `${kind} ${colour}`].filter(Boolean);

    return {
      id,
      name: product.name,
      category: [category, labels?.en, kinds.id, ...synonyms, ...section].join(' '),
      variant,
      colour: [words.en.colour, words.id.colour, family?.name.en, family?.name.id, family?.words]
        .flat()
        .join(' '),
      fabric: fabrics.get(product.name) ?? '',
      descriptionEn: words.en.description,
      descriptionId: words.id.description,
      queries: { en: suggest(kinds.en, words.en.colour), id: suggest(kinds.id, words.id.colour) },
    };
  });
}
type Document = ReturnType<typeof makeDocuments>[number];

/** Removes the plural ending of an English noun. Documents and queries are treated alike. */
const stem = (word: string) => word.replace(/(?<=ss|sh|ch|x|z)es$|(?<=..[^s])s$/, '');

/** Indexes in chunks, so that the process serves other requests meanwhile. */
async function indexProducts(documents: Document[]): Promise<MiniSearch> {
  const index = new MiniSearch<Document>({
    fields: [...SEARCH_LABEL_FIELDS, 'descriptionEn', 'descriptionId'],
    // A word counts once in each field.
    tokenize: (text) => [...new Set(tokenize(text))],
    processTerm: (word, field) => (field !== 'name' && stopWords.has(word) ? null : stem(word)),
    searchOptions: {
      processTerm: stem,
      combineWith: 'AND',
      boost: LABEL_WEIGHTS,
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  });
  await index.addAllAsync(documents, { chunkSize: 50 });
  return index;
}

/**
 * Maximum length in characters. Longer queries are not suggested, and the spelling of longer words is not
 * corrected.
 */
const MAX_QUERY_LENGTH = 40;

/** Indexes the queries to suggest, plural and singular as one, ranked by the number of products. */
function indexQueries(texts: string[]): MiniSearch {
  const queries = new Map<string, { id: string; count: number }>();
  for (const text of texts.filter(({ length }) => length <= MAX_QUERY_LENGTH)) {
    const key = tokenize(text).map(stem).join(' ');
    queries.set(key, {
      id: text.toLowerCase(),
      ...queries.get(key),
      count: (queries.get(key)?.count ?? 0) + 1,
    });
  }
  const boostDocument = (_id: string, _term: string, stored: Record<string, unknown> = {}) =>
    Number(stored.count);
  const index = new MiniSearch({
    fields: ['id'],
    storeFields: ['count'],
    tokenize,
    searchOptions: { prefix: true, combineWith: 'AND', boostDocument },
  });
  index.addAll([...queries.values()]);
  return index;
}

/** Returns a word and its beginnings of five letters and more. Shorter beginnings resemble too many words. */
const beginnings = (word: string) =>
  [...word]
    .map((_, end) => word.slice(0, end))
    .filter((part) => part.length >= 5)
    .concat(word);

/** Returns the number of letters that may be wrong. Two swapped letters count as two. */
const maxEdits = ({ length }: string) => (length < 4 ? 0 : 1) + (length < 6 ? 0 : 1);

/** Indexes the words of names. Of equally similar words, those of the more important field come first. */
function indexSpelling(documents: Document[]): MiniSearch {
  const words = SEARCH_LABEL_FIELDS.flatMap((field) =>
    documents.flatMap((document) => tokenize(document[field])),
  );
  const index = new MiniSearch({
    fields: ['id'],
    tokenize: beginnings,
    // `b: 0` ranks long words like short ones.
    searchOptions: { tokenize: (word) => [word], fuzzy: maxEdits, bm25: { k: 1.2, b: 0, d: 0.5 } },
  });
  const short = [...new Set(words)].filter((word) => word.length <= MAX_QUERY_LENGTH && !stopWords.has(word));
  index.addAll(short.map((id) => ({ id })));
  return index;
}

async function buildIndex(documents: Document[]): Promise<SearchIndex> {
  const queriesIn = (locale: Locale) =>
    indexQueries(documents.flatMap(({ queries }) => [...new Set(queries[locale])]));
  const products = await indexProducts(documents);
  return {
    products,
    spelling: indexSpelling(documents),
    queries: { en: queriesIn('en'), id: queriesIn('id') },
  };
}

/** Returns everything that the index of a catalogue depends on. */
const indexedTexts = ({ products, variants, categories }: SearchableCatalogue) => [
  variants,
  categories,
  ...products.map(({ name, colour, description, category, categoryId, variantId, translations }) => [
    ...[name, colour, description, category?.name, categoryId, variantId],
    ...[translations?.id?.colour, translations?.id?.description],
  ]),
];

/** The index of the latest catalogue, kept until an indexed text changes. Concurrent searches share it. */
const kept = getOrCreatePerProcess<{ texts?: unknown; index?: Promise<SearchIndex> }>(
  'search-index',
  () => ({}),
);

/** Returns the index of a catalogue, and builds it when the catalogue has other texts than the latest one. */
export function getSearchIndex(searched: SearchableCatalogue): Promise<SearchIndex> {
  const texts = indexedTexts(searched);
  if (kept.index && isDeepStrictEqual(texts, kept.texts)) return kept.index;
  kept.texts = texts;
  kept.index = buildIndex(makeDocuments(searched));
  return kept.index;
}
