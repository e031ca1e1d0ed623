import type { ReactNode } from 'react';
import { PageMain } from './page-main';
import styles from './status-page.module.scss';

type StatusPageProps = {
  title: string;
  text: string;
  children: ReactNode;
  /** What else there is to see. */
  more?: ReactNode;
};

/** In place of a page: what happened in one sentence, and a way on. */
export function StatusPage({ title, text, children, more }: StatusPageProps) {
  return (
    <PageMain className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
      {more}
    </PageMain>
  );
}
