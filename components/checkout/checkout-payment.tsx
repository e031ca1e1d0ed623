'use client';

import { Dialog } from '@/components/dialogs/dialog';
import { Notice } from '@/components/ui/notice';
import type { CheckoutResult } from '@/lib/contract/order';
import { useTexts } from '@/lib/i18n/texts';
import styles from './checkout-payment.module.scss';
import { PaymentWidget } from './payment-widget';

/** The payment of an order that is made. However it is left, the order's status says what became of it. */
export function CheckoutPayment({ order, onLeave }: { order: CheckoutResult; onLeave: () => void }) {
  const t = useTexts('checkout');
  const errors = useTexts('errors');

  return (
    <Dialog shape="form" title={t('title')} onClose={onLeave} closesBeside={false}>
      <div className={styles.payment}>
        <p className={styles.order}>{t('orderNumber', { id: order.id })}</p>
        {!order.cartCleared && <Notice tone="danger">{errors('clearCart')}</Notice>}
        <PaymentWidget orderId={order.id} snapToken={order.snapToken} onLeave={onLeave} />
      </div>
    </Dialog>
  );
}
