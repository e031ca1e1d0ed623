import styles from './bottom-bar.module.scss';

/**
 * Marks every page of a test shop (`PAYMENTS=test`). First for screen readers, it sticks to
 * the lower edge of the viewport, where it covers nothing.
 */
export function TestShopBar({ label, children }: { label: string; children: string }) {
  return (
    <aside className={styles.bar} aria-label={label}>
      <p className={styles.text}>{children}</p>
    </aside>
  );
}
