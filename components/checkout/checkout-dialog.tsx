'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { CheckoutResult } from '@/lib/contract/order';
import { useLocale } from '@/lib/i18n/texts';
import { orderPath } from '@/lib/orders/order-paths';
import { CheckoutForm } from './checkout-form';
import { CheckoutPayment } from './checkout-payment';

/** From the cart to a paid order: the form, then the payment widget in its place (spec §2, §4). */
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
