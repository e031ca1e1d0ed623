'use client';

import { Button } from '@/components/ui/button';
import type { Order } from '@/lib/contract/order';
import { useTexts } from '@/lib/i18n/texts';
import styles from './order-progress.module.scss';

type OrderProgressProps = {
  order: Order;
  /** The order is being watched. */
  polling: boolean;
  onAsk: () => void;
  onPay: () => void;
};

/** How it stands with the order, said aloud when it changes, and what can be done while it is unpaid. */
export function OrderProgress({ order, polling, onAsk, onPay }: OrderProgressProps) {
  const t = useTexts('order');
  const pending = order.status === 'pending';
  const payable = pending && order.snap_token;

  return (
    <div className={styles.progress} data-status={order.status}>
      <div role="status" className={styles.said}>
        <p className={styles.status}>
          {t('nowStatus', { status: t('statusValue', { status: order.status }) })}
        </p>
        {pending && <p>{polling ? t('checking') : t('stillPending')}</p>}
      </div>
      {pending && !payable && <p className={styles.elsewhere}>{t('payElsewhere')}</p>}
      {pending && (
        <div className={styles.ways}>
          {payable && <Button onClick={onPay}>{t('continuePayment')}</Button>}
          {!polling && (
            <Button tone="outline" onClick={onAsk}>
              {t('checkAgain')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
