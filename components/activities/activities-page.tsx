import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArtPicture } from '@/components/layout/art-picture';
import { PageMain } from '@/components/layout/page-main';
import { SocialGallery } from '@/components/social/social-gallery';
import type { HeroArt } from '@/content/art';
import {
  type ActivitiesView,
  type ActivityFilter,
  activitiesPath,
  anchorOf,
} from '@/lib/activities/activities';
import styles from './activities-page.module.scss';
import { ActivityList, NoActivities } from './activity-list';

type ActivitiesPageProps = { art: HeroArt; view: ActivitiesView; children?: ReactNode };

/**
 * What the brand did for the sea and the coast, all of it or one kind (spec §2). Filters lead to the list itself, so
 * that it is in sight and Tab goes on from there.
 */
export function ActivitiesPage({ art, view, children }: ActivitiesPageProps) {
  const { category, filters, shown, total } = view;
  const list = anchorOf(category);

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

/** The page's hero, low enough for the first prints to be above the fold. */
function ActivitiesHead({ art }: { art: HeroArt }) {
  const t = useTranslations('activities');

  return (
    <div className={styles.head}>
      <ArtPicture art={art} sizes="100vw" first className={styles.picture} />
      <div className={styles.words}>
        <h1 className={styles.title}>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
    </div>
  );
}

/** Filters by category (spec §2): links, each to a static page, so that they need no script. */
function ActivityFilters({ filters }: { filters: readonly ActivityFilter[] }) {
  const locale = useLocale();
  const t = useTranslations('activities');

  return (
    <nav aria-label={t('filters')} className={styles.filters}>
      <ul className={styles.list}>
        {filters.map(({ category, label, count, chosen }) => (
          <li key={label}>
            <Link
              href={`${activitiesPath(locale, category)}#${anchorOf(category)}`}
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
