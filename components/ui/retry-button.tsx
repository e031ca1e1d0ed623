'use client';

import { useTranslations } from 'next-intl';
import { useDisabledUntilHydrated } from '@/components/hooks/use-hydrated';
import styles from './retry-button.module.scss';

/** A retry button. It calls `onRetry`, or reloads the page if there is no `onRetry`. */
export function RetryButton({ onRetry }: { onRetry?: () => void }) {
  const t = useTranslations('common');
  const hydration = useDisabledUntilHydrated();

  return (
    <button
      {...hydration}
      type="button"
      className={styles.retry}
      onClick={onRetry ?? (() => window.location.reload())}
    >
      {t('retry')}
    </button>
  );
}
