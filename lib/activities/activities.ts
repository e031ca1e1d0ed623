import 'server-only';
import { z } from 'zod';
import { SITE_PICTURES } from '@/content/site-pictures';
import { contentPictureSchema, localizedTextSchema } from '@/lib/content/art-schema';
import { readContent } from '@/lib/content/read-content';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

/** The categories in URL form, in the order of the filters (spec §2). */
export const ACTIVITY_CATEGORIES = ['charity', 'educate', 'reserve', 'conserve', 'hidden-gem'] as const;
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number];

const labelOf = (category: ActivityCategory): Exclude<ActivityCategory, 'hidden-gem'> | 'hiddenGem' =>
  category === 'hidden-gem' ? 'hiddenGem' : category;

const activitySchema = z.strictObject({
  name: z.string().min(1),
  title: localizedTextSchema,
  text: localizedTextSchema,
  /** The village or bay. `regency` is the surrounding regency of Bali. */
  place: z.string().min(1),
  regency: z.string().min(1),
  category: z.enum(ACTIVITY_CATEGORIES),
  date: z.iso.date(),
  art: contentPictureSchema,
});
export type Activity = z.infer<typeof activitySchema>;

let known: readonly Activity[] | undefined;

/** Returns all activities in the order of `content/activities.json`, read once. @throws ContentErrors */
export function listActivities(): readonly Activity[] {
  known ??= readContent('activities.json', z.array(activitySchema));
  return known;
}

/**
 * Parses the category of an encoded query. Returns undefined for all activities and for unknown categories.
 */
export function parseActivityCategory(query: string): ActivityCategory | undefined {
  const asked = new URLSearchParams(decodeURIComponent(query)).getAll('category');
  return asked.flatMap((name) => ACTIVITY_CATEGORIES.filter((known) => known === name.toLowerCase()))[0];
}

/** Returns the path of the activities page, or of its list of one category. */
export function activitiesPath(locale: Locale, category?: ActivityCategory): string {
  return localePath(locale, category ? `/activities?category=${category}` : '/activities');
}

/**
 * Returns the id of the list. It differs per category, because Next.js keeps visited pages in the DOM, where
 * ids must be unique.
 */
export const activityListId = (category?: ActivityCategory): string => `list-${category ?? 'all'}`;

export type ActivityFilter = {
  category?: ActivityCategory;
  label: 'all' | ReturnType<typeof labelOf>;
  count: number;
  chosen: boolean;
};

export type ShownActivity = Activity & { number: number };

export type ActivitiesView = {
  category: ActivityCategory | undefined;
  filters: readonly ActivityFilter[];
  shown: readonly ShownActivity[];
  total: number;
};

/** Returns the activities of a category, or all, with the number of results of each filter. */
export function createActivitiesView(
  category?: ActivityCategory,
  all: readonly Activity[] = listActivities(),
): ActivitiesView {
  const numbered = all.map((activity, index) => ({ ...activity, number: index + 1 }));
  const of = (wanted: ActivityCategory) => numbered.filter((activity) => activity.category === wanted);
  return {
    category,
    filters: [
      { label: 'all', count: all.length, chosen: !category },
      ...ACTIVITY_CATEGORIES.map((one) => ({
        category: one,
        label: labelOf(one),
        count: of(one).length,
        chosen: one === category,
      })),
    ],
    shown: category ? of(category) : numbered,
    total: all.length,
  };
}

/**
 * Returns the activities of the sustainability page, with pictures in other colours. @throws Error for a
 * picture of an unknown activity
 */
export function listLatestActivities(): Activity[] {
  return SITE_PICTURES.latestPrints.map(({ activity: name, art }) => {
    const activity = listActivities().find((one) => one.name === name);
    if (!activity) throw new Error(`content/art.json: latestPrints names the unknown activity "${name}"`);
    return { ...activity, art };
  });
}
