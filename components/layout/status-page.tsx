import type { ReactNode } from 'react';
import { PageMain } from './page-main';
import styles from './status-page.module.scss';

type StatusPageProps = {
  title: string;
  text: string;
  children: ReactNode;
  /** Content below the message, such as suggested products. */
  more?: ReactNode;
};

/** Replaces a page: one sentence about what happened, and links to continue. */
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
