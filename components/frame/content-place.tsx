import type { ReactNode } from 'react';
import styles from './content-place.module.scss';

/**
 * The container of the pages and target of the skip link. Not `<main>` itself: Next keeps pages that were left in the
 * document, hidden, and an id is unique.
 */
export function ContentPlace({ children }: { children: ReactNode }) {
  return (
    <div id={CONTENT_ID} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}

const CONTENT_ID = 'content';

/** Past the header, for the keyboard; seen once it has the focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {children}
    </a>
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
