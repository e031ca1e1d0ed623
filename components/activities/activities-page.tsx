import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/page-main';
import { SocialGallery } from '@/components/social/social-gallery';
import { Picture } from '@/components/ui/picture';
import type { HeroArt } from '@/content/art/heroes';
import {
  type ActivitiesView,
  type ActivityFilter,
  activitiesPath,
  listId,
} from '@/lib/activities/activities';
import type { Locale } from '@/lib/contract/locale';
import styles from './activities-page.module.scss';
import { ActivityList } from './activity-list';
import { NoActivities } from './no-activities';

type ActivitiesPageProps = { art: HeroArt; view: ActivitiesView; locale: Locale; children?: ReactNode };

/**
 * What the brand did for the sea and the coast, all of it or one kind (spec §2). Filters lead to the list itself, so
 * that it is in sight and Tab goes on from there.
 */
export function ActivitiesPage({ art, view, locale, children }: ActivitiesPageProps) {
  const { category, filters, shown, total } = view;
  const list = listId(category);

  return (
    <PageMain>
      <ActivitiesHead art={art} locale={locale} />
      <section id={list} tabIndex={-1} className={styles.body} aria-labelledby={`${list}-title`}>
        <ActivityFilters filters={filters} locale={locale} />
        {category && shown.length === 0 ? (
          <NoActivities category={category} total={total} locale={locale} />
        ) : (
          <ActivityList category={category} activities={shown} total={total} locale={locale} />
        )}
      </section>
      <SocialGallery locale={locale} />
      {children}
    </PageMain>
  );
}

/** The page's hero, low enough for the first prints to be above the fold. */
async function ActivitiesHead({ art, locale }: { art: HeroArt; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'activities' });

  return (
    <div className={styles.head}>
      <Picture {...art} alt={art.alt[locale]} sizes="100vw" first className={styles.picture} />
      <div className={styles.words}>
        <h1 className={styles.title}>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
    </div>
  );
}

type ActivityFiltersProps = { filters: readonly ActivityFilter[]; locale: Locale };

/** Filters by category (spec §2): links, each to a static page, so that they need no script. */
async function ActivityFilters({ filters, locale }: ActivityFiltersProps) {
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
