'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import {
  findPendingAddition,
  forgetPendingAddition,
  type PendingAddition,
} from '@/lib/cart/pending-addition';
import { localePath, splitLocale } from '@/lib/i18n/locale-path';
import styles from './session-end-warning.module.scss';

/**
 * A bar that links to the product that the shopper wanted to add to the cart before logging in. It is shown
 * on every page except that of the product.
 */
export function PendingAdditionNotice() {
  const t = useTranslations('account');
  const locale = useLocale();
  const { path } = splitLocale(usePathname());
  const [pending, setPending] = useState<PendingAddition>();

  useEffect(() => setPending(path ? findPendingAddition() : undefined), [path]);
  const dismiss = () => {
    forgetPendingAddition();
    setPending(undefined);
  };

  if (!pending) return null;
  const { product, size } = pending;
  const productPage = splitLocale(pending.path).path;
  if (path === productPage) return null;
  return createPortal(
    <div className={styles.notice}>
      <div className={styles.column}>
        <p role="status" className={styles.text}>
          {t('pending', { product, size })}
        </p>
        <div className={styles.actions}>
          <ButtonLink href={localePath(locale, productPage)}>{t('toPending')}</ButtonLink>
          <Button tone="plain" className={styles.action} onClick={dismiss}>
            {t('closeNotice')}
          </Button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
