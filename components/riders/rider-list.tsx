import { useTranslations } from 'next-intl';
import type { Rider } from '@/lib/riders/riders';
import { RiderCard } from './rider-card';
import styles from './rider-list.module.scss';

const PAIR_SIZES = '(min-width: 1600px) 44rem, (min-width: 768px) 44vw, 46vw';

/** Every rider at large: two side by side, the second of each pair a little lower where there is room. */
export function RiderList({ riders }: { riders: readonly Rider[] }) {
  return (
    <ul className={styles.riders}>
      {riders.map((rider) => (
        <li key={rider.slug} className={styles.place}>
          <RiderCard rider={rider} heading="h2" sizes={PAIR_SIZES} large />
        </li>
      ))}
    </ul>
  );
}

type AllRidersProps = {
  riders: readonly Rider[];
  /** The one whose page this is. */
  current: Rider;
};

const TEAM_SIZES = '(min-width: 2000px) 19rem, (min-width: 1440px) 15vw, (min-width: 768px) 30vw, 46vw';

/** The whole team, with the one whose page this is marked. */
export function AllRiders({ riders, current }: AllRidersProps) {
  const t = useTranslations('riders');

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('allRiders')}</h2>
      <ul className={styles.team}>
        {riders.map((rider) => (
          <li key={rider.slug}>
            <RiderCard rider={rider} heading="h3" sizes={TEAM_SIZES} current={rider === current} />
          </li>
        ))}
      </ul>
    </section>
  );
}
