import { useLocale, useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { SectionHead } from '@/components/layout/section-head';
import { ShopLink } from '@/components/layout/shop-link';
import type { Activity } from '@/lib/activities/activities';
import styles from './latest-activities.module.scss';
import { SeeAllActivities } from './promises';

/** Six photos of what was done (spec §2), edge to edge like a sheet of prints before it is cut. */
export function LatestActivities({ activities }: { activities: readonly Activity[] }) {
  const locale = useLocale();
  const t = useTranslations('sustainability');

  return (
    <section className={styles.latest}>
      <div className={styles.head}>
        <SectionHead title={t('latest')} line={t('latestText')} />
      </div>
      <ul className={styles.sheet}>
        {activities.map(({ name, title, place, art }) => (
          <li key={name} className={styles.cell}>
            <ArtPicture art={art} sizes="(min-width: 768px) 34vw, 50vw" className={styles.print} />
            <p className={styles.label}>
              <ShopLink href={`/activities#${name}`} className={styles.link}>
                {title[locale]}
              </ShopLink>
              <span className={styles.place}>{place}</span>
            </p>
          </li>
        ))}
      </ul>
      <SeeAllActivities className={styles.button} />
    </section>
  );
}
