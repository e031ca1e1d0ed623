'use client';

import { Facts } from '@/components/ui/facts';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import { formatRupiah } from '@/lib/format/rupiah';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './order-details.module.scss';
import { OrderItems } from './order-items';

/** An order's facts as the product API gives them (spec §2). */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTexts('order');
  const locale = useLocale();
  const { transaction_method: method } = order;
  const paidBy = method ? t('method', { method }) : t('notSpecified');

  const facts = [
    { name: t('orderId'), value: order.id },
    { name: t('customerName'), value: order.customer_name },
    { name: t('customerEmail'), value: order.customer_email },
    { name: t('status'), value: t('statusValue', { status: order.status }) },
    { name: t('total'), value: formatRupiah(order.total) },
    { name: t('paymentStatus'), value: paidBy },
    { name: t('createdAt'), value: formatDateTime(order.createdAt, locale) },
    { name: t('updatedAt'), value: formatDateTime(order.updatedAt, locale) },
  ];

  return (
    <>
      <Facts facts={facts} className={styles.facts} />
      <OrderItems items={order.transaction_items} />
    </>
  );
}
