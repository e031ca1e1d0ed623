import { ART } from './art';
import words from './catalogue-sheet.json' with { type: 'json' };

const { men, women, others } = words.chapters;
const lines: Readonly<Record<string, string>> = words.lines;

/** The words and pictures of the printed catalogue, which goes out in English. Prices and styles come from the catalogue. */
export const CATALOGUE_SHEET = {
  ...words,
  cover: ART.heroes.home,
  /** Its parts: the lines made for men, and those for women. */
  chapters: {
    men: { ...men, art: ART.heroes.men },
    women: { ...women, art: ART.heroes.woman },
    others: { ...others, art: ART.heroes.catalog },
  },
  lines,
};
