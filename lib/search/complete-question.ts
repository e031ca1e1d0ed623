import 'server-only';
import type { Finding } from './find-products';
import { wordsOf } from './plain-words';
import type { SearchIndex } from './search-index';

/** Questions that what is typed may be meant to become, its faults put right as in what it found; at most `most`. */
export function completeQuestion(
  index: SearchIndex,
  question: string,
  finding: Finding,
  most: number,
): string[] {
  const asTyped = index.phrases.complete(wordsOf(question), most);
  if (asTyped.length > 0 || finding.kind !== 'corrected') return asTyped;
  return index.phrases.complete(finding.words.split(' '), most);
}
