'use client';

import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/date-time';
import { formatRupiah } from '@/lib/format/rupiah';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './order-details.module.scss';
import { OrderItems } from './order-items';

/** An order's facts as the product API gives them (spec §2). */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTexts('order');
  const locale = useLocale();

  const facts = [
    [t('orderId'), order.id],
    [t('customerName'), order.customer_name],
    [t('customerEmail'), order.customer_email],
    [t('status'), t('statusValue', { status: order.status })],
    [t('total'), formatRupiah(order.total)],
    [t('paymentStatus'), order.transaction_method || t('notSpecified')],
    [t('createdAt'), formatDateTime(order.createdAt, locale)],
    [t('updatedAt'), formatDateTime(order.updatedAt, locale)],
  ];

  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <OrderItems items={order.transaction_items} />
    </>
  );
}
