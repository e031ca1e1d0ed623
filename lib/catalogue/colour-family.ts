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
 * Returns the family of a colour by its English name, or else by the words in the name. Words of several
 * families make it multicolour. Returns undefined if no word is known.
 */
export function findColourFamily(colour: string): ColourFamily | undefined {
  const name = colour.trim().toLowerCase();
  const listed = BY_COLOUR.get(name);
  if (listed) return listed;

  const families = new Set(name.split(/[^\p{L}]+/u).flatMap((word) => BY_WORD.get(word) ?? []));
  return families.size > 1 ? MULTICOLOUR : [...families][0];
}
