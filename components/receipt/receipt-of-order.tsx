'use client';

import { LogInNotice } from '@/components/account/log-in-notice';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/account/use-session';
import { failureWords } from '@/lib/errors/failure-words';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { hasReceipt } from '@/lib/payment/has-receipt';
import { orderPath } from '@/lib/payment/order-path';
import { toldStatus } from '@/lib/payment/told-status';
import { useOrder } from '@/lib/payment/use-order';
import styles from './receipt.module.scss';
import { ReceiptActions } from './receipt-actions';
import { ReceiptSheet } from './receipt-sheet';
import type { Shop } from './shop';
import { ToOrders } from './to-orders';

/** One order's receipt, or why there is none. A pending order is watched: it may be paid any moment. */
export function ReceiptOfOrder({ id, shop }: { id: string; shop: Shop }) {
  const t = useTexts('receipt');
  const errors = useTexts('errors');
  const orders = useTexts('order');
  const locale = useLocale();
  const { loggedIn } = useSession();
  const { order, error, pollAgain } = useOrder(id);

  if (loggedIn === false) {
    return <LogInNotice>{errors('orderStatus', { code: 'unauthenticated', detail: '' })}</LogInNotice>;
  }
  if (!order && error) {
    return (
      <Notice tone="danger" action={<RetryButton onRetry={pollAgain} />}>
        {errors('orderStatus', failureWords(error))}
      </Notice>
    );
  }
  if (order === undefined) {
    return (
      <div className={styles.loading}>
        <p role="status">{t('loading')}</p>
        <Skeleton ratio={1} />
      </div>
    );
  }
  if (order === null) {
    return (
      <Notice tone="plain" action={<ToOrders />}>
        {orders('none')}
      </Notice>
    );
  }
  if (!hasReceipt(order)) {
    const toOrder = <ButtonLink href={orderPath(locale, order.id)}>{t('toOrder')}</ButtonLink>;
    return (
      <Notice tone="plain" action={toOrder}>
        {t('notPaid', { status: toldStatus(order) })}
      </Notice>
    );
  }
  return (
    <>
      <ReceiptActions orderId={order.id} />
      <ReceiptSheet order={order} shop={shop} />
    </>
  );
}
