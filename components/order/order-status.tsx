'use client';

import { useState } from 'react';
import { LogInNotice } from '@/components/account/log-in-notice';
import { PaymentWidget } from '@/components/checkout/payment-widget';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/account/use-session';
import { failureWords } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';
import { useOrder } from '@/lib/payment/use-order';
import styles from './order-status.module.scss';
import { OrderView } from './order-view';

type OrderStatusProps = {
  /** The latest order without one. */
  id?: string | undefined;
  /** The way out leads to another page: what holds this shall close. */
  onLeave?: () => void;
  /** Customer service; given on a page, which has room for all there is to say. */
  contact?: string | undefined;
};

/** An order in each of its states; while it is pending it is watched and can be paid for. */
export function OrderStatus({ id, onLeave, contact }: OrderStatusProps) {
  const t = useTexts('order');
  const errors = useTexts('errors');
  const { loggedIn } = useSession();
  const { order, error, polling, pollAgain } = useOrder(id);
  const [paying, setPaying] = useState(false);

  if (loggedIn === false) {
    const words = { code: 'unauthenticated', detail: '' };
    return <LogInNotice onNavigate={onLeave}>{errors('orderStatus', words)}</LogInNotice>;
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
        <Skeleton ratio={3} />
      </div>
    );
  }
  if (order === null) return <Notice tone="plain">{t('none')}</Notice>;
  if (paying && order.snap_token) {
    const back = () => {
      setPaying(false);
      pollAgain();
    };
    return <PaymentWidget orderId={order.id} snapToken={order.snap_token} onLeave={back} />;
  }
  return (
    <OrderView
      order={order}
      polling={polling}
      contact={contact}
      onAsk={pollAgain}
      onPay={() => setPaying(true)}
      onLeave={onLeave}
    />
  );
}
