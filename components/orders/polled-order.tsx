'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PaymentWidget } from '@/components/checkout/payment-widget';
import { Dialog } from '@/components/dialogs/dialog';
import { Button } from '@/components/ui/button';
import { useSession } from '@/lib/account/use-session';
import { useOrder } from '@/lib/orders/use-order';
import { OrderUnavailableNotice } from './order-unavailable-notice';
import { OrderView } from './order-view';

type PolledOrderProps = {
  /** Undefined for the latest order. */
  id?: string | undefined;
  /** The email address of customer service, which a dialog does not show. */
  contact?: string | undefined;
};

/** An order in each of its states. A pending order is polled, and can be paid. */
export function PolledOrder({ id, contact }: PolledOrderProps) {
  const { loggedIn } = useSession();
  const { order, error, polling, pollAgain } = useOrder(id);
  const [paying, setPaying] = useState(false);
  const [hasPaid, setHasPaid] = useState(false);

  if (!order || loggedIn === false) {
    return <OrderUnavailableNotice isNone={order === null} error={error} onRetry={pollAgain} />;
  }
  if (paying && order.snapToken) {
    const back = () => {
      setPaying(false);
      setHasPaid(true);
      pollAgain();
    };
    return <PaymentWidget orderId={order.id} snapToken={order.snapToken} onLeave={back} />;
  }
  return (
    <OrderView
      order={order}
      polling={polling}
      focused={paying || hasPaid}
      contact={contact}
      onAsk={pollAgain}
      onPay={() => setPaying(true)}
    />
  );
}

/** The order of the URL, or the latest order. `contact` is the email address of customer service. */
export function OrderFromUrl({ contact }: { contact: string }) {
  const id = useSearchParams().get('transaction_id') || undefined;

  // The key resets polling and widget for another order.
  return <PolledOrder key={id ?? ''} id={id} contact={contact} />;
}

/** The latest order, opened from the account menu (spec §2). */
export function LatestOrderDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('order');

  return (
    <Dialog
      shape="form"
      title={t('title')}
      onClose={onClose}
      actions={
        <Button tone="outline" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <PolledOrder />
    </Dialog>
  );
}
