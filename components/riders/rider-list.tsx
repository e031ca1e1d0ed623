import type { Locale } from '@/lib/contract/locale';
import type { Rider } from '@/lib/riders/riders';
import { RiderCard } from './rider-card';
import styles from './rider-list.module.scss';

type RiderListProps = { riders: readonly Rider[]; locale: Locale };

const SIZES = '(min-width: 1440px) 40rem, (min-width: 768px) 44vw, 46vw';

/** Every rider at large: two side by side, the second of each pair a little lower where there is room. */
export function RiderList({ riders, locale }: RiderListProps) {
  return (
    <ul className={styles.riders}>
      {riders.map((rider) => (
        <li key={rider.slug} className={styles.place}>
          <RiderCard rider={rider} locale={locale} heading="h2" sizes={SIZES} large />
        </li>
      ))}
    </ul>
  );
}
