'use client';

import { useState } from 'react';
import { LogInLink } from '@/components/account/log-in-link';
import { PaymentWidget } from '@/components/checkout/payment-widget';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/account/use-session';
import { failureWords } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';
import { useOrder } from '@/lib/payment/use-order';
import { OrderDetails } from './order-details';
import { OrderProgress } from './order-progress';
import styles from './order-status.module.scss';

type OrderStatusProps = {
  /** The latest order without one. */
  id?: string | undefined;
  /** The way out leads to another page: what holds this shall close. */
  onLeave?: () => void;
};

/** An order in each of its states; while it is pending it is watched and can be paid for. */
export function OrderStatus({ id, onLeave }: OrderStatusProps) {
  const t = useTexts('order');
  const errors = useTexts('errors');
  const { loggedIn } = useSession();
  const { order, error, polling, pollAgain } = useOrder(id);
  const [paying, setPaying] = useState(false);

  if (loggedIn === false) {
    const logIn = (
      <LogInLink className={buttonClass('solid')} {...(onLeave && { onNavigate: onLeave })}>
        {t('logIn')}
      </LogInLink>
    );
    const words = { code: 'unauthenticated', detail: '' };
    return (
      <Notice tone="danger" action={logIn}>
        {errors('orderStatus', words)}
      </Notice>
    );
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
    <div className={styles.order}>
      <OrderProgress order={order} polling={polling} onAsk={pollAgain} onPay={() => setPaying(true)} />
      <OrderDetails order={order} />
    </div>
  );
}
