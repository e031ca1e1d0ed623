import type { ReactNode } from 'react';
import styles from './notice.module.scss';

type NoticeProps = {
  /** `danger` for what failed, `plain` for an empty state. */
  tone: 'danger' | 'plain';
  children: ReactNode;
  /** A way on, such as a Retry. */
  action?: ReactNode;
};

/** An error or empty state, with `role` alert or status. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <p role={tone === 'danger' ? 'alert' : 'status'}>{children}</p>
      {action}
    </div>
  );
}
