import { ACTIVITY_CATEGORIES, type ActivityCategory } from '@/content/activities';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

/** What activities are sorted by, in the order of the filters. */
export const CATEGORIES = Object.keys(ACTIVITY_CATEGORIES).filter(isCategory);

function isCategory(name: string): name is ActivityCategory {
  return Object.hasOwn(ACTIVITY_CATEGORIES, name);
}

/**
 * The category an address asks for, in any case: the first that we know. Undefined means all of them.
 * @param query as the last part of the inner path has it, encoded: `category%3Dcharity`
 */
export function categoryOf(query: string): ActivityCategory | undefined {
  const asked = new URLSearchParams(decodeURIComponent(query)).getAll('category');
  return asked.map((name) => name.toLowerCase()).find(isCategory);
}

/** The address of the activities of a category, or of all of them. */
export function activitiesPath(locale: Locale, category?: ActivityCategory): string {
  return localePath(locale, category ? `/activities?category=${category}` : '/activities');
}

/** The place of the list in its page; each list has its own, because pages that were left stay in the document. */
export function listId(category?: ActivityCategory): string {
  return `list-${category ?? 'all'}`;
}
