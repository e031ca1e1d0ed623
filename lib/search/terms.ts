import { SILENT_WORDS } from '@/content/search-words';
import { wordsOf } from './plain-words';

const SILENT = new Set(SILENT_WORDS);

/** Whether a word says nothing of what is looked for. */
export const isSilent = (word: string) => SILENT.has(word);

/** The words of a question that say what is looked for, each once; all of them when none of them does. */
export function termsOf(question: string): string[] {
  const words = [...new Set(wordsOf(question))];
  const telling = words.filter((word) => !isSilent(word));
  return telling.length > 0 ? telling : words;
}
