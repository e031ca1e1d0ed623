import type { ReactNode } from 'react';
import type { ApiError } from '@/lib/errors/api-error';
import { Notice } from './notice';
import { RetryButton } from './retry-button';

type FailedReadProps = { onRetry?: () => void; error?: ApiError | undefined; children: ReactNode };

/** What could not be read, with a Retry. */
export function FailedRead({ children, error, ...retry }: FailedReadProps) {
  return (
    <Notice tone="danger" error={error} action={<RetryButton {...retry} />}>
      {children}
    </Notice>
  );
}
