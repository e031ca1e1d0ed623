import { TRANSLATED_CATEGORY_NAMES } from '@/content/categories';
import { slugifyChoice } from '@/lib/catalogue/choice-value';
import type { Section } from '@/lib/catalogue/section';
import type { Locale } from '@/lib/contract/locale';
import { LISTINGS, listingAddress } from './listings';
import { listingPath, PLAIN_QUERY } from './query';

/** Returns the listing of a category in a section, and the category's name in the page's language. */
export function categoryLink(section: Section, name: string, locale: Locale) {
  const value = slugifyChoice(name);
  return {
    href: listingPath(listingAddress(LISTINGS[section], locale), { ...PLAIN_QUERY, category: [value] }),
    category: TRANSLATED_CATEGORY_NAMES.get(value)?.[locale] ?? name,
  };
}
