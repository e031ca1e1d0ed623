import type { ReactNode } from 'react';
import { InBrowser } from '@/components/ui/in-browser';
import styles from './form-place.module.scss';

/** The place of a form that depends on the page's own address: kept free until the browser knows it. */
export function FormPlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place}>
      <InBrowser>{children}</InBrowser>
    </div>
  );
}
