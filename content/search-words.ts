import words from './search-words.json' with { type: 'json' };

/**
 * What people call the things of a category beside its names, by the URL form of the catalogue's name. Both
 * languages are understood in both; a word of two parts also in one, where people write it so.
 */
export const CATEGORY_SYNONYMS: Readonly<Record<string, readonly string[]>> = words.categories;

export const SECTION_WORDS = words.sections;

export const STOP_WORDS: readonly string[] = words.stopWords;
