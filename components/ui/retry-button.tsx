'use client';

import { useTexts } from '@/lib/i18n/texts';
import styles from './retry-button.module.scss';

/** Retries by `onRetry`, else reloads the page. */
export function RetryButton({ onRetry }: { onRetry?: () => void }) {
  const t = useTexts('common');

  return (
    <button type="button" className={styles.retry} onClick={onRetry ?? (() => window.location.reload())}>
      {t('retry')}
    </button>
  );
}
