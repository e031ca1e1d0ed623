import '@/components/basic-styles';
import type { ReactNode } from 'react';
import styles from './content-place.module.scss';
import { CONTENT_ID } from './skip-link';

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
