'use client';

import { useTranslations } from 'next-intl';
import styles from './retry-button.module.scss';

/** Calls `onRetry`, or reloads the page without it. */
export function RetryButton({ onRetry }: { onRetry?: () => void }) {
  const t = useTranslations('common');

  return (
    <button type="button" className={styles.retry} onClick={onRetry ?? (() => window.location.reload())}>
      {t('retry')}
    </button>
  );
}
