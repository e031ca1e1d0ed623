'use client';

import { Skeleton } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/i18n/texts';
import styles from './cart-loading.module.scss';

/** The place of a cart that is on its way. */
export function CartLoading() {
  const t = useTexts('cart');

  return (
    <div className={styles.loading}>
      <p role="status">{t('loading')}</p>
      <Skeleton ratio={6} />
      <Skeleton ratio={6} />
    </div>
  );
}
