import { SILENT_WORDS } from '@/content/search-words';
import { productWords, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { wordsOf } from './words';

const SILENT = new Set(SILENT_WORDS);

/** Whether a word says nothing of what is looked for. */
export const isSilent = (word: string) => SILENT.has(word);

/** The words of a question that say what is looked for, each once; all of them when none of them does. */
export function termsOf(question: string): string[] {
  const words = [...new Set(wordsOf(question))];
  const telling = words.filter((word) => !isSilent(word));
  return telling.length > 0 ? telling : words;
}

/** Below it a catalogue is small, and every word is worth its place. */
const LARGE = 200;
const SAMPLE = 400;

/** What more descriptions than one in twenty have finds too much to be of use, and would fill the memory. */
const SHARE = 0.05;

/** The words that are in too many descriptions of a large catalogue to be indexed, judged by a sample of them. */
export function commonWords(products: readonly ShopProduct[], locale: Locale): Set<string> {
  if (products.length <= LARGE) return new Set();
  const step = Math.max(1, Math.floor(products.length / SAMPLE));
  const sample = products.filter((_, at) => at % step === 0);

  const counts = new Map<string, number>();
  for (const product of sample) {
    for (const word of new Set(wordsOf(productWords(product, locale).description))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const most = SHARE * sample.length;
  return new Set([...counts].flatMap(([word, count]) => (count > most ? [word] : [])));
}
