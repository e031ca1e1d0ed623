'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PaymentWidget } from '@/components/checkout/payment-widget';
import { Dialog } from '@/components/dialogs/dialog';
import { Button } from '@/components/ui/button';
import { useSession } from '@/lib/account/use-session';
import { useOrder } from '@/lib/orders/use-order';
import { MissingOrder } from './missing-order';
import { OrderView } from './order-view';

type OrderStatusProps = {
  /** The latest order without one. */
  id?: string | undefined;
  /** Customer service; given on a page, which has room for all there is to say. */
  contact?: string | undefined;
};

/** An order in each of its states; while it is pending it is watched and can be paid for. */
export function OrderStatus({ id, contact }: OrderStatusProps) {
  const { loggedIn } = useSession();
  const { order, error, polling, pollAgain } = useOrder(id);
  const [paying, setPaying] = useState(false);
  const [hasPaid, setHasPaid] = useState(false);

  if (!order || loggedIn === false) {
    return <MissingOrder isNone={order === null} error={error} onRetry={pollAgain} />;
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

/** The order that the page's address names, else the latest. `contact` is customer service's address. */
export function OrderOfAddress({ contact }: { contact: string }) {
  const id = useSearchParams().get('transaction_id') || undefined;

  // The key resets polling and widget for another order.
  return <OrderStatus key={id ?? ''} id={id} contact={contact} />;
}

/** The latest order, from the account menu (spec §2). */
export function OrderDialog({ onClose }: { onClose: () => void }) {
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
      <OrderStatus />
    </Dialog>
  );
}
