import type { ReactNode } from 'react';
import type { ApiError } from '@/lib/errors/api-error';
import styles from './notice.module.scss';
import { RetryButton } from './retry-button';

type NoticeProps = {
  /** `danger` for what failed, `plain` for an empty state. */
  tone: 'danger' | 'plain';
  children: ReactNode;
  /** An action such as a retry button. */
  action?: ReactNode;
  /** The error that occurred. An internal error shows its id, which also identifies it in the log. */
  error?: ApiError | undefined;
};

/** An error or empty state, with `role` alert or status. */
export function Notice({ tone, children, action, error }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <p role={tone === 'danger' ? 'alert' : 'status'}>{children}</p>
      {error?.id && <code className="soft breakable">{error.id}</code>}
      {action}
    </div>
  );
}

type ReadFailureNoticeProps = { onRetry?: () => void; error?: ApiError | undefined; children: ReactNode };

/** An error message for a failed read, with a retry button. */
export function ReadFailureNotice({ children, error, ...retry }: ReadFailureNoticeProps) {
  return (
    <Notice tone="danger" error={error} action={<RetryButton {...retry} />}>
      {children}
    </Notice>
  );
}
