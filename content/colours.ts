import type { Locale } from '@/lib/contract/locale';
import families from './colours.json' with { type: 'json' };

export type ColourFamily = {
  value: string;
  name: Record<Locale, string>;
  swatch: string;
  /** Names of colours in the catalogue that belong to this family. */
  colours: readonly string[];
  /** Words that identify the family of an unlisted name, such as `Faded Navy`. */
  words: readonly string[];
};

/** The colour filters, in display order. They group the colour names of the catalogue. */
export const COLOUR_FAMILIES: readonly ColourFamily[] = families;
