import { STOP_WORDS } from '@/content/search-words';
import { productWords, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { wordsOf } from './words';

const stopWords = new Set(STOP_WORDS);

export const isStopWord = (word: string) => stopWords.has(word);

/** The terms of a question: its words without stop words, each once; all of them when there are no others. */
export function termsOf(question: string): string[] {
  const words = [...new Set(wordsOf(question))];
  const terms = words.filter((word) => !isStopWord(word));
  return terms.length > 0 ? terms : words;
}

/** In a smaller catalogue every word is worth indexing. */
const LARGE = 200;
const SAMPLE = 400;

/** A word in more than one of twenty descriptions finds too much to be of use, and would fill the memory. */
const SHARE = 0.05;

/** The words that are in too many descriptions of a large catalogue to be indexed, judged by a sample of them. */
export function commonWords(products: readonly ShopProduct[], locale: Locale): Set<string> {
  if (products.length <= LARGE) return new Set();
  const step = Math.max(1, Math.floor(products.length / SAMPLE));
  const sample = products.filter((_, at) => at % step === 0);

  const counts = new Map<string, number>();
  for (const word of sample.flatMap((product) => [
    ...new Set(wordsOf(productWords(product, locale).description)),
  ])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([word, count]) => (count > SHARE * sample.length ? [word] : [])));
}
