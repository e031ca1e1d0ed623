'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import type { Order } from '@/lib/contract/order';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { receiptPath } from '@/lib/orders/order-paths';
import { hasReceipt } from '@/lib/orders/receipt-facts';
import styles from './order-ways.module.scss';

type OrderWaysProps = {
  order: Order;
  polling: boolean;
  onAsk: () => void;
  onPay: () => void;
  /** Another page is gone to. */
  onLeave?: (() => void) | undefined;
  /** Without it the order cannot be cancelled here. */
  onCancel?: (() => void) | undefined;
};

const ENDED_UNPAID = ['failed', 'expired', 'cancelled'];

/** What can be done with an order as it stands, the likeliest first. */
export function OrderWays({ order, polling, onAsk, onPay, onLeave, onCancel }: OrderWaysProps) {
  const t = useTexts('order');
  const locale = useLocale();
  const pending = order.status === 'pending';
  const leaving = onLeave && { onNavigate: onLeave };

  return (
    <div className={styles.ways}>
      {pending && order.snap_token && <Button onClick={onPay}>{t('continuePayment')}</Button>}
      {pending && !polling && (
        <Button tone="outline" onClick={onAsk}>
          {t('checkAgain')}
        </Button>
      )}
      {pending && onCancel && (
        <Button tone="plain" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
      {hasReceipt(order) && (
        <ButtonLink href={receiptPath(locale, order.id)} tone="outline" {...leaving}>
          {t('receipt')}
        </ButtonLink>
      )}
      {ENDED_UNPAID.includes(order.status) && (
        <ButtonLink href={localePath(locale, '/')} tone="outline" {...leaving}>
          {t('shopOn')}
        </ButtonLink>
      )}
      <ButtonLink href={localePath(locale, '/account/orders')} tone="plain" {...leaving}>
        {t('allOrders')}
      </ButtonLink>
    </div>
  );
}
