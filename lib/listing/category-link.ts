import { TRANSLATED_CATEGORY_NAMES } from '@/content/categories';
import { slugifyChoice } from '@/lib/catalogue/choice-value';
import type { Section } from '@/lib/catalogue/section';
import type { Locale } from '@/lib/contract/locale';
import { LISTINGS, localizeListing } from './listings';
import { DEFAULT_LISTING_QUERY, listingPath } from './query';

/** Returns the listing of a category in a section, and the category's name in the page's language. */
export function categoryLink(section: Section, name: string, locale: Locale) {
  const value = slugifyChoice(name);
  return {
    href: listingPath(localizeListing(LISTINGS[section], locale), {
      ...DEFAULT_LISTING_QUERY,
      category: [value],
    }),
    category: TRANSLATED_CATEGORY_NAMES.get(value)?.[locale] ?? name,
  };
}
