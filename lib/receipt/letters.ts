/** Words as one font can draw them. */
export type Letters = { words: string; isOwn: boolean };

/** For a sign that no font has. */
export const NO_LETTER = '▯';

type Reach = (codePoint: number) => boolean;

/** Signs without a body of their own, such as accents and joiners. */
const CLINGS = /^[\p{M}\p{Cf}]$/u;
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A line of words for the brand's own font or, when it lacks a letter, for the one that has them all. A line is not
 * split between the two: their letters do not stand well beside each other.
 * @param own whether the brand's font has a letter
 * @param any whether the other one has it
 */
export function lettersOf(words: string, own: Reach, any: Reach): Letters {
  const line = words.normalize('NFC').replace(CONTROLS, ' ');
  const signs = [...line];
  if (signs.every((sign) => own(sign.codePointAt(0) ?? 0))) return { words: line, isOwn: true };
  return { words: signs.map((sign) => writable(sign, any)).join(''), isOwn: false };
}

function writable(sign: string, any: Reach): string {
  if (any(sign.codePointAt(0) ?? 0)) return sign;
  return CLINGS.test(sign) ? '' : NO_LETTER;
}
