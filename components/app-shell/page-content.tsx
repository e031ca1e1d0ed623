import type { ReactNode } from 'react';
import styles from './page-content.module.scss';

/**
 * The container of the page and the target of the skip link. The id cannot be on `<main>`, because Next.js keeps earlier
 * pages hidden in the document and an id must be unique.
 */
export function PageContent({ children }: { children: ReactNode }) {
  return (
    <div id={PAGE_CONTENT_ID} tabIndex={-1} className={styles.content}>
      {children}
    </div>
  );
}

export const PAGE_CONTENT_ID = 'content';

/** A link past the header, visible while it has the focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href={`#${PAGE_CONTENT_ID}`} className={styles.skip}>
      {children}
    </a>
  );
}

/**
 * Marks every page of a test shop (`PAYMENTS=test`). It is first in the document and sticks to the lower edge of the
 * viewport.
 */
export function TestShopBar({ label, children }: { label: string; children: string }) {
  return (
    <aside className={styles.bar} aria-label={label}>
      <p className={styles.text}>{children}</p>
    </aside>
  );
}
