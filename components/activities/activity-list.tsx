import { getTranslations } from 'next-intl/server';
import type { ActivityCategory } from '@/content/activities';
import { listId } from '@/lib/activities/activity-query';
import type { ShownActivity } from '@/lib/activities/show-activities';
import type { Locale } from '@/lib/contract/locale';
import { ActivityCard } from './activity-card';
import styles from './activity-list.module.scss';

type ActivityListProps = {
  category: ActivityCategory | undefined;
  activities: readonly ShownActivity[];
  total: number;
  locale: Locale;
};

/** Prints on a wall, in two columns that hang at different heights. */
export async function ActivityList({ category, activities, total, locale }: ActivityListProps) {
  const t = await getTranslations({ locale, namespace: 'activities' });
  const count = t('count', { count: activities.length });

  return (
    <div>
      <h2 id={`${listId(category)}-title`} className={styles.count}>
        {category ? t('ofCategory', { category: t('category', { name: category }), count }) : count}
      </h2>
      <ul className={styles.prints}>
        {activities.map((activity) => (
          <li key={activity.name} className={styles.place}>
            <ActivityCard activity={activity} total={total} isAnchor={!category} locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  );
}
