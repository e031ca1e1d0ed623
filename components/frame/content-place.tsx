import '@/components/basic-styles';
import type { ReactNode } from 'react';
import styles from './content-place.module.scss';

/**
 * The place of the pages, where the skip link leads. Not the page itself, because the pages before it are
 * kept hidden beside it, and an id is there once.
 */
export function ContentPlace({ children }: { children: ReactNode }) {
  return (
    <div id={CONTENT_ID} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}

/** The id of the place that holds the page. */
const CONTENT_ID = 'content';

/** Past the header, for the keyboard; seen once it has the focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {children}
    </a>
  );
}
