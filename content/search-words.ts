import words from './search-words.json' with { type: 'json' };

/**
 * Synonyms of category names. The keys are the names in the catalogue, in their URL form. Both languages match
 * in both locales. A compound is also listed as one word if people write it so.
 */
export const CATEGORY_SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(words.categories),
);

export const SECTION_SEARCH_WORDS = words.sections;

export const STOP_WORDS: readonly string[] = words.stopWords;
