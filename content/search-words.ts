import words from './search-words.json' with { type: 'json' };

/**
 * Synonyms of category names, by the URL form of the catalogue's name. Both languages match in both locales.
 * Compound words are also listed in one word if people write them so.
 */
export const CATEGORY_SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(words.categories),
);

export const SECTION_SEARCH_WORDS = words.sections;

export const STOP_WORDS: readonly string[] = words.stopWords;
