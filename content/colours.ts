import type { Locale } from '@/lib/contract/locale';
import families from './colours.json' with { type: 'json' };

export type ColourFamily = {
  value: string;
  name: Record<Locale, string>;
  swatch: string;
  /** The catalogue's own names for colours of this family. */
  colours: readonly string[];
  /** Words that tell the family of names nobody has listed, such as `Faded Navy`. */
  words: readonly string[];
};

/** The shopper's words for the catalogue's poetic colours, in the order to show them. */
export const COLOUR_FAMILIES: readonly ColourFamily[] = families;
