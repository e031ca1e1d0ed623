import { ACTIVITIES, ACTIVITY_CATEGORIES, type Activity, type ActivityCategory } from '@/content/activities';
import { LATEST_PRINTS } from '@/content/sustainability';
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

/** One way to narrow the list; without a category it shows all. */
export type ActivityFilter = {
  category?: ActivityCategory;
  /** The key of its words. */
  label: 'all' | (typeof ACTIVITY_CATEGORIES)[ActivityCategory];
  count: number;
  chosen: boolean;
};

/** An activity with its number among all of them, which it keeps under every filter. */
export type ShownActivity = Activity & { number: number };

export type ActivitiesView = {
  category: ActivityCategory | undefined;
  filters: readonly ActivityFilter[];
  shown: readonly ShownActivity[];
  /** How many there are without a filter. */
  total: number;
};

/** The activities of a category, or all of them, and how many each filter leaves. */
export function showActivities(
  category?: ActivityCategory,
  all: readonly Activity[] = ACTIVITIES,
): ActivitiesView {
  const numbered = all.map((activity, index) => ({ ...activity, number: index + 1 }));
  const of = (wanted: ActivityCategory) => numbered.filter((activity) => activity.category === wanted);
  return {
    category,
    filters: [
      { label: 'all', count: all.length, chosen: !category },
      ...CATEGORIES.map((one) => ({
        category: one,
        label: ACTIVITY_CATEGORIES[one],
        count: of(one).length,
        chosen: one === category,
      })),
    ],
    shown: category ? of(category) : numbered,
    total: all.length,
  };
}

/**
 * The activities that the sustainability page shows, in the other inks it has of them.
 * @throws Error when a print is of no activity: `content/sustainability` and `content/activities` disagree
 */
export function latestActivities(): Activity[] {
  return LATEST_PRINTS.map(({ activity: name, art }) => {
    const activity = ACTIVITIES.find((one) => one.name === name);
    if (!activity) throw new Error(`There is a print of "${name}", but no such activity`);
    return { ...activity, art };
  });
}
