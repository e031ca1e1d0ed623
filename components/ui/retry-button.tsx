'use client';

import { useTranslations } from 'next-intl';
import styles from './retry-button.module.scss';

/** Retries by `onRetry`, else reloads the page. */
export function RetryButton({ onRetry }: { onRetry?: () => void }) {
  const t = useTranslations('common');

  return (
    <button type="button" className={styles.retry} onClick={onRetry ?? (() => window.location.reload())}>
      {t('retry')}
    </button>
  );
}
