import 'server-only';
import type { Query } from 'minisearch';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { termsOf } from './terms';
import type { SearchIndex } from './word-index';

/** What was found: by the words as typed, by the words probably meant, or nothing but what comes nearest. */
export type Finding =
  | { kind: 'found'; products: ShopProduct[] }
  | { kind: 'corrected'; words: string; products: ShopProduct[] }
  | { kind: 'none'; nearest: ShopProduct[] };

const NEAREST_MAX = 8;
const NEAREST_FIELDS = ['name', 'category', 'variant', 'colour'];

/** Sizes are not searched; who adds one means the product. */
const SIZE = /^(\d{1,3}|x{0,4}[sl]|m)$/;

/** What an English plural is the plural of; undefined for a word that does not look like one. */
function singularOf(term: string): string | undefined {
  if (/(ss|sh|ch|x|z)es$/.test(term)) return term.slice(0, -2);
  return /[^s]s$/.test(term) && term.length > 3 ? term.slice(0, -1) : undefined;
}

/** The last word may be unfinished, and others that are long enough: a short beginning fits too much. */
function mayGoOn(term: string, at: number, terms: readonly string[]): boolean {
  if (at < terms.length - 1) return term.length >= 4;
  return term.length >= 2 || terms.length > 1;
}

/** Products with all of the terms; common words are ignored beside others. */
function findAll(index: SearchIndex, asked: readonly string[]): ShopProduct[] {
  const terms = asked.filter((term) => !index.vocabulary.isCommon(term));
  if (terms.length === 0) return asked.length > 0 ? index.scan(asked) : [];
  const queries = terms.map((term, at): Query => {
    const typed = { queries: [term], prefix: mayGoOn(term, at, terms) };
    const singular = singularOf(term);
    return singular ? { queries: [typed, singular], combineWith: 'OR', prefix: false } : typed;
  });
  return index.find({ queries, combineWith: 'AND' });
}

/** The terms, misspelt ones corrected where a near word is known. */
function corrected({ vocabulary }: SearchIndex, terms: readonly string[]): string[] {
  return terms.map((term) => {
    const right = vocabulary.knows(term) || vocabulary.knows(singularOf(term) ?? term);
    return right ? term : (vocabulary.correct(term) ?? term);
  });
}

function findNearest(index: SearchIndex, terms: string[]): ShopProduct[] {
  return index
    .find({ queries: terms, combineWith: 'OR', fields: NEAREST_FIELDS, fuzzy: 0.34, prefix: true })
    .slice(0, NEAREST_MAX);
}

/** Searches a catalogue for what somebody has typed, `tidyQuestion`'d. The best comes first. */
export function findProducts(index: SearchIndex, question: string): Finding {
  const terms = termsOf(question);
  const asTyped = findAll(index, terms);
  if (asTyped.length > 0) return { kind: 'found', products: asTyped };

  const sizeless = terms.filter((term) => !SIZE.test(term));
  const ofAnySize = findAll(index, sizeless);
  if (ofAnySize.length > 0) return { kind: 'found', products: ofAnySize };

  const meant = corrected(index, sizeless);
  const products = findAll(index, meant);
  if (products.length > 0) return { kind: 'corrected', words: meant.join(' '), products };
  return { kind: 'none', nearest: findNearest(index, meant) };
}
