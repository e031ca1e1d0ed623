import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/page-main';
import { ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { SocialGallery } from '@/components/social/social-gallery';
import { ButtonLink } from '@/components/ui/button';
import type { HeroPicture } from '@/content/site-pictures';
import {
  type ActivitiesView,
  type ActivityCategory,
  type ActivityFilter,
  activitiesPath,
  activityListId,
  type ShownActivity,
} from '@/lib/activities/activities';
import { formatDay } from '@/lib/format/dates';
import styles from './activities-page.module.scss';

type ActivitiesPageProps = { art: HeroPicture; view: ActivitiesView; children?: ReactNode };

/**
 * The brand's activities for the sea and the coast, all or of one category (spec §2). Filter links target the
 * list, so that the browser scrolls to it and Tab continues from there.
 */
export function ActivitiesPage({ art, view, children }: ActivitiesPageProps) {
  const { category, filters, shown, total } = view;
  const list = activityListId(category);

  return (
    <PageMain footer="brand">
      <ActivitiesHead art={art} />
      <section id={list} tabIndex={-1} className={styles.body} aria-labelledby={`${list}-title`}>
        <ActivityFilters filters={filters} />
        {category && shown.length === 0 ? (
          <NoActivities category={category} total={total} />
        ) : (
          <ActivityList category={category} activities={shown} total={total} />
        )}
      </section>
      <SocialGallery page="activities" />
      {children}
    </PageMain>
  );
}

/** The page's hero, low enough for the first activities to be above the fold. */
function ActivitiesHead({ art }: { art: HeroPicture }) {
  const t = useTranslations('activities');

  return (
    <div className={styles.head}>
      <SitePictureImage art={art} sizes="100vw" first className={styles.picture} />
      <div className={styles.words}>
        <h1 className={styles.title}>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
    </div>
  );
}

/** Filters by category (spec §2): links to static pages, which work without JavaScript. */
function ActivityFilters({ filters }: { filters: readonly ActivityFilter[] }) {
  const locale = useLocale();
  const t = useTranslations('activities');

  return (
    <nav aria-label={t('filters')} className={styles.filters}>
      <ul className={styles.list}>
        {filters.map(({ category, label, count, chosen }) => (
          <li key={label}>
            <Link
              href={`${activitiesPath(locale, category)}#${activityListId(category)}`}
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

type ActivityListProps = {
  category: ActivityCategory | undefined;
  activities: readonly ShownActivity[];
  total: number;
};

/** The activities in columns that start at different heights. */
function ActivityList({ category, activities, total }: ActivityListProps) {
  const t = useTranslations('activities');
  const count = t('count', { count: activities.length });

  return (
    <div>
      <h2 id={`${activityListId(category)}-title`} className="visuallyHidden">
        {category ? t('ofCategory', { category: t('category', { name: category }), count }) : count}
      </h2>
      <ul className={styles.prints}>
        {activities.map((activity) => (
          <li key={activity.name} className={styles.item}>
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
  /**
   * True if the card is the target of deep links. False on filtered pages, because Next.js keeps visited
   * pages in the document, where an id must be unique.
   */
  isAnchor: boolean;
};

/** An activity with its picture and number. */
function ActivityCard({ activity, total, isAnchor }: ActivityCardProps) {
  const locale = useLocale();
  const t = useTranslations('activities');
  const { name, number, title, text, place, regency, category, date, art } = activity;

  return (
    <article id={isAnchor ? name : undefined} className={styles.card}>
      <SitePictureImage
        art={art}
        sizes="(min-width: 2000px) 560px, (min-width: 1440px) 26vw, (min-width: 1024px) 38vw, (min-width: 768px) 44vw, 92vw"
        className={styles.listPicture}
      />
      <p className={styles.margin}>
        <span aria-hidden="true">{t('edition', { number, total })}</span>
        <span className={styles.category}>{t('category', { name: category })}</span>
        <time dateTime={date}>{formatDay(date, locale)}</time>
      </p>
      <h3 className={styles.listTitle}>{title[locale]}</h3>
      <p className={styles.place}>{t('where', { place, regency })}</p>
      <p className={styles.text}>{text[locale]}</p>
    </article>
  );
}

/** The empty state of a category, with two links. */
function NoActivities({ category, total }: { category: ActivityCategory; total: number }) {
  const locale = useLocale();
  const t = useTranslations('activities');
  const isSecret = category === 'hidden-gem';

  return (
    <div className={styles.sheet}>
      <h2 id={`${activityListId(category)}-title`} className={styles.noActivities}>
        {t('nothingTitle', { name: category })}
      </h2>
      <p className={styles.noActivitiesText}>{t('nothingText', { name: category })}</p>
      <div className={styles.actions}>
        <ButtonLink href={`${activitiesPath(locale)}#${activityListId()}`}>{t('seeAll')}</ButtonLink>
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
