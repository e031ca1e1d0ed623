export type Glyphs = { words: string; isOwn: boolean };

/** In place of a character that no font has a glyph for. */
export const MISSING_GLYPH = '▯';

type Reach = (codePoint: number) => boolean;

/** Characters without a glyph of their own, such as combining accents and joiners. */
const COMBINING = /^[\p{M}\p{Cf}]$/u;
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A line for the brand's own font or, when that lacks a glyph, for the fallback. A line is not split between the two:
 * their glyphs do not stand well beside each other.
 * @param own whether the brand's font has a glyph
 * @param any whether the fallback has it
 */
export function glyphsOf(words: string, own: Reach, any: Reach): Glyphs {
  const line = words.normalize('NFC').replace(CONTROLS, ' ');
  const signs = [...line];
  if (signs.every((sign) => own(sign.codePointAt(0) ?? 0))) return { words: line, isOwn: true };
  return { words: signs.map((sign) => writable(sign, any)).join(''), isOwn: false };
}

function writable(sign: string, any: Reach): string {
  if (any(sign.codePointAt(0) ?? 0)) return sign;
  return COMBINING.test(sign) ? '' : MISSING_GLYPH;
}
