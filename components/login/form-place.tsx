import type { ReactNode } from 'react';
import { InBrowser } from '@/components/hooks/in-browser';
import styles from './form-place.module.scss';

type FormPlaceProps = {
  /** What may come instead of the form is taller than it. */
  tall?: boolean;
  children: ReactNode;
};

/** The place of a form that depends on the page's own address: kept free until the browser knows it. */
export function FormPlace({ tall = false, children }: FormPlaceProps) {
  return (
    <div className={tall ? styles.tall : styles.place}>
      <InBrowser>{children}</InBrowser>
    </div>
  );
}
