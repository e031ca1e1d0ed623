import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { Rider } from '@/lib/riders/riders';
import styles from './all-riders.module.scss';
import { RiderCard } from './rider-card';

type AllRidersProps = {
  riders: readonly Rider[];
  /** The one whose page this is. */
  current: Rider;
  locale: Locale;
};

const SIZES = '(min-width: 1440px) 14rem, (min-width: 768px) 30vw, 46vw';

/** The whole team, with the one whose page this is marked. */
export async function AllRiders({ riders, current, locale }: AllRidersProps) {
  const t = await getTranslations({ locale, namespace: 'riders' });

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('allRiders')}</h2>
      <ul className={styles.riders}>
        {riders.map((rider) => (
          <li key={rider.slug}>
            <RiderCard rider={rider} locale={locale} heading="h3" sizes={SIZES} current={rider === current} />
          </li>
        ))}
      </ul>
    </section>
  );
}
