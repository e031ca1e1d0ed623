'use client';

import { ButtonLink } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './order-history.module.scss';

/** Nothing has been ordered yet: the ways to begin. */
export function NoOrders() {
  const t = useTexts('orders');
  const locale = useLocale();

  return (
    <div className={styles.none}>
      <p role="status" className={styles.noneTitle}>
        {t('none')}
      </p>
      <p className={styles.noneText}>{t('noneText')}</p>
      <div className={styles.ways}>
        <ButtonLink href={localePath(locale, '/woman')}>{t('shopWomens')}</ButtonLink>
        <ButtonLink href={localePath(locale, '/men')} tone="outline">
          {t('shopMens')}
        </ButtonLink>
      </div>
    </div>
  );
}
