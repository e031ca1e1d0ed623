import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/page-main';
import styles from './search-main.module.scss';

/** The main part of the search's pages. */
export function SearchMain({ children }: { children: ReactNode }) {
  return <PageMain className={styles.page}>{children}</PageMain>;
}
