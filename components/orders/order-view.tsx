'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { MessageDialog } from '@/components/dialogs/message-dialog';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import { useSingleFlight } from '@/components/hooks/use-submission';
import { Button } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import type { Order } from '@/lib/contract/order';
import { useCancelOrder } from '@/lib/orders/use-order';
import { OrderActions, OrderProgress } from './order-progress';
import { CustomerServiceLine, OrderSections } from './order-sections';
import styles from './order-sections.module.scss';

type OrderViewProps = {
  order: Order;
  /** True while the order is polled. */
  polling: boolean;
  /** True if the order replaces the payment form, which had the focus. The order then receives it. */
  focused?: boolean;
  /** The email address of customer service, which a dialog does not show. */
  contact?: string | undefined;
  onAsk: () => void;
  onPay: () => void;
};

/** An order: its status, actions and details. */
export function OrderView(props: OrderViewProps) {
  const { order, polling, focused = false, contact, onAsk, onPay } = props;
  const t = useTranslations('order');
  const progress = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const { trigger, error, data: cancelled, reset } = useCancelOrder(order.id);
  const [cancel, busy] = useSingleFlight(async () => {
    await trigger();
    setAsking(false);
  });
  const cannotCancel = error?.code === 'unsupported';
  const isCancelled = order.status === 'cancelled';
  // An error does not count if the order is cancelled: only the response was lost then.
  const failed = !(isCancelled || cannotCancel) && error;

  useOnPageLeave(() => {
    setAsking(false);
    reset();
  });
  // A successful cancellation removes the pressed button, so the focus moves to the status.
  const hasCancelled = Boolean(cancelled || (error && isCancelled));
  useEffect(() => {
    if (hasCancelled || focused) progress.current?.focus();
  }, [hasCancelled, focused]);

  return (
    <div className={styles.order}>
      {failed && <FailureNotice of="cancelOrder" error={failed} />}
      <OrderProgress ref={progress} order={order} polling={polling}>
        <OrderActions
          order={order}
          polling={polling}
          onAsk={onAsk}
          onPay={onPay}
          onCancel={cannotCancel ? undefined : () => setAsking(true)}
        />
        {cannotCancel && contact && (
          <CustomerServiceLine email={contact} subject={order.id}>
            {t('cancelByMail')}
          </CustomerServiceLine>
        )}
      </OrderProgress>
      <OrderSections order={order} isBrief={!contact} />
      {contact && !cannotCancel && (
        <CustomerServiceLine email={contact} subject={order.id}>
          {t('help')}
        </CustomerServiceLine>
      )}
      {asking && order.status === 'pending' && (
        <CancelOrderDialog busy={busy} onConfirm={() => void cancel()} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

type CancelOrderDialogProps = { busy: boolean; onConfirm: () => void; onClose: () => void };

/** Asks for confirmation. The buttons name their actions, because "Cancel" alone would be ambiguous. */
function CancelOrderDialog({ busy, onConfirm, onClose }: CancelOrderDialogProps) {
  const t = useTranslations('order');

  return (
    <MessageDialog
      title={t('cancelQuestion')}
      text={t('cancelText')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onClick={onClose}>
            {t('cancelKeep')}
          </Button>
          <Button busy={busy} busyLabel={t('cancelling')} onClick={onConfirm}>
            {t('cancelYes')}
          </Button>
        </>
      }
    />
  );
}
