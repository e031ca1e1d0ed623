import type { ReactNode } from 'react';
import styles from './message-page.module.scss';
import { PageMain } from './page-main';

type MessagePageProps = {
  title: string;
  text: string;
  children: ReactNode;
  /** Content below the message, such as suggested products. */
  more?: ReactNode;
};

/** Replaces a page: one sentence about what happened, and links to continue. */
export function MessagePage({ title, text, children, more }: MessagePageProps) {
  return (
    <PageMain className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
      {more}
    </PageMain>
  );
}
