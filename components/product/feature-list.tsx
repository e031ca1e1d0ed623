import type { Feature } from '@/components/catalogue/feature-row';
import { NamedIcon } from '@/components/ui/icon';
import styles from './feature-list.module.scss';

/** What this garment can do, below its description. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.list}>
      {features.map(({ icon, label }) => (
        <li key={label} className={styles.feature}>
          <NamedIcon name={icon} className={styles.icon} />
          {label}
        </li>
      ))}
    </ul>
  );
}
