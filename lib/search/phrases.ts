import 'server-only';
import { CATEGORY_NAMES } from '@/content/categories';
import { choiceValue } from '@/lib/catalogue/choice-value';
import { productWords, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import type { Finding } from './find-products';
import type { Standing } from './search-document';
import type { SearchIndex } from './word-index';
import { wordsOf } from './words';

/** A question to offer, how many products it is about, and its normalised words. */
type Phrase = { text: string; count: number; words: string[] };

/** Longer names are no questions. */
const LENGTH_MAX = 40;

/** Questions that have an answer: kinds of things, their colours, and both together, in one language. */
export class Phrases {
  readonly #phrases = new Map<string, Phrase>();

  constructor(readonly locale: Locale) {}

  learn(product: ShopProduct, { category, variant }: Standing): void {
    const { colour } = productWords(product, this.locale);
    const names = CATEGORY_NAMES[choiceValue(category ?? '')];
    const kind = names?.[this.locale] ?? category;

    const texts = new Set([
      kind,
      names?.en,
      names?.id,
      variant,
      colour,
      kind && colour && `${kind} ${colour}`,
    ]);
    for (const text of texts) if (text) this.#count(text.toLowerCase());
  }

  /** Those in which each word typed is the prefix of one, the most promising first. Never what was typed itself. */
  complete(typed: readonly string[], most: number): string[] {
    if (typed.length === 0) return [];
    const own = typed.join(' ');
    const begins = ({ words }: Phrase) => (words[0]?.startsWith(typed[0] ?? '') ? 0 : 1);

    return [...this.#phrases.values()]
      .filter(({ words }) => typed.every((term) => words.some((word) => word.startsWith(term))))
      .filter(({ words }) => words.join(' ') !== own)
      .sort((a, b) => begins(a) - begins(b) || b.count - a.count || a.words.length - b.words.length)
      .slice(0, most)
      .map(({ text }) => text);
  }

  #count(text: string): void {
    if (text.length > LENGTH_MAX) return;
    const words = wordsOf(text);
    // Singular and plural are one question.
    const key = words.map((word) => word.replace(/s$/, '')).join(' ');
    const known = this.#phrases.get(key);
    if (known) known.count += 1;
    else if (key) this.#phrases.set(key, { text, count: 1, words });
  }
}

/** Completions of what is typed, or of its correction; at most `most`. */
export function completeQuestion(index: SearchIndex, question: string, finding: Finding, most: number) {
  const asTyped = index.phrases.complete(wordsOf(question), most);
  if (asTyped.length > 0 || finding.kind !== 'corrected') return asTyped;
  return index.phrases.complete(finding.words.split(' '), most);
}
