import { COLOUR_FAMILIES, type ColourFamily } from '@/content/colours';

const BY_COLOUR = new Map(
  COLOUR_FAMILIES.flatMap((family) =>
    family.colours.map((colour) => [colour.toLowerCase(), family] as const),
  ),
);
const BY_WORD = new Map(
  COLOUR_FAMILIES.flatMap((family) => family.words.map((word) => [word, family] as const)),
);
const MULTICOLOUR = COLOUR_FAMILIES.find(({ value }) => value === 'multicolour');

/**
 * The family of a colour by the catalogue's (English) name: as listed, or by the words in it; many colours when
 * they tell of more than one. Undefined for a name that says nothing to us, which then stands for itself.
 */
export function colourFamily(colour: string): ColourFamily | undefined {
  const name = colour.trim().toLowerCase();
  const listed = BY_COLOUR.get(name);
  if (listed) return listed;

  const told = new Set(name.split(/[^\p{L}]+/u).flatMap((word) => BY_WORD.get(word) ?? []));
  return told.size > 1 ? MULTICOLOUR : [...told][0];
}
