import { FeatureIcon, type FeatureIconName } from './feature-icon';
import styles from './feature-row.module.scss';

export type ProductFeature = { icon: FeatureIconName; label: string };

/** The features of the garments, each with an icon and a label. */
export function FeatureRow({ label, features }: { label: string; features: readonly ProductFeature[] }) {
  return (
    <section className={styles.row} aria-label={label}>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature.label} className={styles.feature}>
            <FeatureIcon name={feature.icon} className={styles.icon} />
            {feature.label}
          </li>
        ))}
      </ul>
    </section>
  );
}
