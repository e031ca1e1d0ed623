import styles from './bottom-bar.module.scss';

/**
 * Says that one is offline, and the page a former version: shown where `<html>` has `data-offline`, by the service worker in a page
 * that it has kept and by instrumentation-client.ts in one that is open. Within a live region that is always there, so that screen
 * readers hear it come. It is no part of what search engines quote.
 */
export function OfflineBar({ children }: { children: string }) {
  return (
    <div role="status" className={styles.offline} data-nosnippet="">
      <p className={styles.text}>{children}</p>
    </div>
  );
}

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
