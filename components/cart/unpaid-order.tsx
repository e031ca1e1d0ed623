'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { orderPath } from '@/lib/orders/order-paths';
import { useOrder } from '@/lib/orders/use-order';
import styles from './cart-contents.module.scss';

/** Where the goods went when the cart is empty: an order that still waits for its payment, and the way to it. */
export function UnpaidOrder({ onLeave }: { onLeave: () => void }) {
  const t = useTexts('cart');
  const locale = useLocale();
  const { order } = useOrder();
  if (order?.status !== 'pending') return null;

  return (
    <div className={styles.unpaid}>
      <p role="status">{t('unpaid', { id: order.id })}</p>
      <Link
        href={orderPath(locale, order.id)}
        prefetch={false}
        className={buttonClass('outline')}
        onNavigate={onLeave}
      >
        {t('toUnpaid')}
      </Link>
    </div>
  );
}
