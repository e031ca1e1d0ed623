import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { SectionHead } from '@/components/layout/section-head';
import { Picture } from '@/components/ui/picture';
import type { Activity } from '@/content/activities';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './latest-activities.module.scss';
import { SeeAllActivities } from './promises';

type LatestActivitiesProps = { activities: readonly Activity[]; locale: Locale };

/** Six photos of what was done (spec §2), edge to edge like a sheet of prints before it is cut. */
export async function LatestActivities({ activities, locale }: LatestActivitiesProps) {
  const t = await getTranslations({ locale, namespace: 'sustainability' });

  return (
    <section className={styles.latest}>
      <div className={styles.head}>
        <SectionHead title={t('latest')} line={t('latestText')} />
      </div>
      <ul className={styles.sheet}>
        {activities.map(({ name, title, place, art }) => (
          <li key={name} className={styles.cell}>
            <Picture
              {...art}
              alt={art.alt[locale]}
              sizes="(min-width: 768px) 34vw, 50vw"
              className={styles.print}
            />
            <p className={styles.label}>
              <Link href={localePath(locale, `/activities#${name}`)} prefetch={false} className={styles.link}>
                {title[locale]}
              </Link>
              <span className={styles.place}>{place}</span>
            </p>
          </li>
        ))}
      </ul>
      <SeeAllActivities locale={locale} className={styles.button} />
    </section>
  );
}
