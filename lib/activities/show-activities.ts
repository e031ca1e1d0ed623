import { ACTIVITIES, ACTIVITY_CATEGORIES, type Activity, type ActivityCategory } from '@/content/activities';
import { CATEGORIES } from './activity-query';

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
