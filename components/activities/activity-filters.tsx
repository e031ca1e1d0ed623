import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { type ActivityFilter, activitiesPath, listId } from '@/lib/activities/activities';
import type { Locale } from '@/lib/contract/locale';
import styles from './activity-filters.module.scss';

type ActivityFiltersProps = { filters: readonly ActivityFilter[]; locale: Locale };

/** The kinds of activities (spec §2): links, each to a page of its own, so that they need no script. */
export async function ActivityFilters({ filters, locale }: ActivityFiltersProps) {
  const t = await getTranslations({ locale, namespace: 'activities' });

  return (
    <nav aria-label={t('filters')} className={styles.filters}>
      <ul className={styles.list}>
        {filters.map(({ category, label, count, chosen }) => (
          <li key={label}>
            <Link
              href={`${activitiesPath(locale, category)}#${listId(category)}`}
              prefetch={false}
              aria-current={chosen ? 'page' : undefined}
              className={styles.filter}
            >
              {t(label)}
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <span className="visuallyHidden"> {t('count', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
