import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { ActivityCategory } from '@/content/activities';
import { listId, type ShownActivity } from '@/lib/activities/activities';
import type { Locale } from '@/lib/contract/locale';
import { formatDay } from '@/lib/format/dates';
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
      <h2 id={`${listId(category)}-title`} className="visuallyHidden">
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

type ActivityCardProps = {
  activity: ShownActivity;
  total: number;
  /** The target of deep links. Not on filtered pages: Next keeps them mounted, and an id is unique in the document. */
  isAnchor: boolean;
  locale: Locale;
};

/** An activity as a print of an edition, numbered in the margin like one. */
async function ActivityCard({ activity, total, isAnchor, locale }: ActivityCardProps) {
  const t = await getTranslations({ locale, namespace: 'activities' });
  const { name, number, title, text, place, regency, category, date, art } = activity;

  return (
    <article id={isAnchor ? name : undefined} className={styles.card}>
      <Picture
        {...art}
        alt={art.alt[locale]}
        sizes="(min-width: 1440px) 520px, (min-width: 1024px) 36vw, (min-width: 768px) 44vw, 92vw"
        className={styles.picture}
      />
      <p className={styles.margin}>
        <span aria-hidden="true">{t('edition', { number, total })}</span>
        <time dateTime={date}>{formatDay(date, locale)}</time>
      </p>
      <h3 className={styles.title}>{title[locale]}</h3>
      <p className={styles.facts}>
        <span className={styles.category}>{t('category', { name: category })}</span>
        <span>{t('where', { place, regency })}</span>
      </p>
      <p className={styles.text}>{text[locale]}</p>
    </article>
  );
}
