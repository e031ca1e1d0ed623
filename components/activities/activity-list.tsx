import { useLocale, useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { ShopLink } from '@/components/layout/shop-link';
import { ButtonLink } from '@/components/ui/button';
import {
  type ActivityCategory,
  activitiesPath,
  anchorOf,
  type ShownActivity,
} from '@/lib/activities/activities';
import { formatDay } from '@/lib/format/dates';
import styles from './activity-list.module.scss';

type ActivityListProps = {
  category: ActivityCategory | undefined;
  activities: readonly ShownActivity[];
  total: number;
};

/** Prints on a wall, in two columns that hang at different heights. */
export function ActivityList({ category, activities, total }: ActivityListProps) {
  const t = useTranslations('activities');
  const count = t('count', { count: activities.length });

  return (
    <div>
      <h2 id={`${anchorOf(category)}-title`} className="visuallyHidden">
        {category ? t('ofCategory', { category: t('category', { name: category }), count }) : count}
      </h2>
      <ul className={styles.prints}>
        {activities.map((activity) => (
          <li key={activity.name} className={styles.place}>
            <ActivityCard activity={activity} total={total} isAnchor={!category} />
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
};

/** An activity as a print of an edition, numbered in the margin like one. */
function ActivityCard({ activity, total, isAnchor }: ActivityCardProps) {
  const locale = useLocale();
  const t = useTranslations('activities');
  const { name, number, title, text, place, regency, category, date, art } = activity;

  return (
    <article id={isAnchor ? name : undefined} className={styles.card}>
      <ArtPicture
        art={art}
        sizes="(min-width: 2000px) 750px, (min-width: 1024px) 36vw, (min-width: 768px) 44vw, 92vw"
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

/** The empty state of a category: an unprinted sheet with two links on. */
export function NoActivities({ category, total }: { category: ActivityCategory; total: number }) {
  const locale = useLocale();
  const t = useTranslations('activities');
  const isSecret = category === 'hidden-gem';

  return (
    <div className={styles.sheet}>
      <h2 id={`${anchorOf(category)}-title`} className={styles.nothing}>
        {t('nothingTitle', { name: category })}
      </h2>
      <p className={styles.nothingText}>{t('nothingText', { name: category })}</p>
      <div className={styles.ways}>
        <ButtonLink href={`${activitiesPath(locale)}#${anchorOf()}`}>{t('seeAll')}</ButtonLink>
        <ShopLink href={isSecret ? '/store' : '/sustainability'} tone="outline">
          {t(isSecret ? 'toStores' : 'toSustainability')}
        </ShopLink>
      </div>
      <p className={styles.edition} aria-hidden="true">
        {t('edition', { number: 0, total })}
      </p>
    </div>
  );
}
