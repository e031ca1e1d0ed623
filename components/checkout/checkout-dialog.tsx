'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/dialogs/dialog';
import { Notice } from '@/components/ui/notice';
import type { CheckoutResult } from '@/lib/contract/order';
import { orderPath } from '@/lib/orders/order-facts';
import { CheckoutForm } from './checkout-form';
import { PaymentWidget } from './payment-widget';

/** Leads from the cart to a paid order: first the form, then the payment widget (spec §2, §4). */
export function CheckoutDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const locale = useLocale();
  const [order, setOrder] = useState<CheckoutResult>();

  const showStatus = ({ id }: CheckoutResult) => {
    onClose();
    router.push(orderPath(locale, id));
  };

  if (order) return <CheckoutPayment order={order} onLeave={() => showStatus(order)} />;
  return <CheckoutForm onClose={onClose} onOrder={setOrder} onLateOrder={showStatus} />;
}

/** The payment of a created order. Afterwards the order page shows the result. */
function CheckoutPayment({ order, onLeave }: { order: CheckoutResult; onLeave: () => void }) {
  const t = useTranslations('checkout');
  const errors = useTranslations('errors');

  return (
    <Dialog shape="payment" title={t('title')} onClose={onLeave} closesBeside={false}>
      <div className="stack5">
        <p className="soft breakable">{t('orderNumber', { id: order.id })}</p>
        {!order.cartCleared && <Notice tone="danger">{errors('clearCart')}</Notice>}
        <PaymentWidget orderId={order.id} snapToken={order.snapToken} onLeave={onLeave} />
      </div>
    </Dialog>
  );
}
