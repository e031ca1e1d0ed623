import '@/components/basic-styles';
import styles from './test-shop-bar.module.scss';

/**
 * Says on every page of a test shop (`PAYMENTS=test`) that it is one. It comes first for those who listen, and stands at
 * the lower edge of the window for those who look, where it covers nothing.
 */
export function TestShopBar({ label, children }: { label: string; children: string }) {
  return (
    <aside className={styles.bar} aria-label={label}>
      <p className={styles.text}>{children}</p>
    </aside>
  );
}
