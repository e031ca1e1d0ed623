'use client';

import type { ReactNode, RefObject } from 'react';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { displayedStatus } from '@/lib/orders/order-timeline';
import styles from './order-progress.module.scss';

type OrderProgressProps = {
  order: Order;
  /** The order is being watched. */
  polling: boolean;
  ref: RefObject<HTMLDivElement | null>;
  /** What can be done. */
  children: ReactNode;
};

/** How it stands with the order and what that means, said aloud when it changes. */
export function OrderProgress({ order, polling, ref, children }: OrderProgressProps) {
  const t = useTexts('order');
  const locale = useLocale();
  const { status, snap_token, expires_at } = order;
  const pending = status === 'pending';
  const meaning = t('meaning', { status: displayedStatus(order) });

  return (
    <div ref={ref} tabIndex={-1} className={styles.progress} data-status={status}>
      <div role="status" className={styles.said}>
        <p className={styles.status}>{t('nowStatus', { status: t('statusValue', { status }) })}</p>
        {pending && <p>{polling ? t('checking') : t('stillPending')}</p>}
        {meaning && <p className={styles.meaning}>{meaning}</p>}
      </div>
      {pending && expires_at && (
        <p className={styles.meaning}>{t('payBy', { moment: formatDateTime(expires_at, locale) })}</p>
      )}
      {pending && !snap_token && <p className={styles.meaning}>{t('payElsewhere')}</p>}
      {children}
    </div>
  );
}
