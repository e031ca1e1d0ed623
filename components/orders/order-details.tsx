'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LineTable } from '@/components/cart/line-table';
import { FactList } from '@/components/ui/facts';
import { Price } from '@/components/ui/price';
import type { Order, OrderLine } from '@/lib/contract/order';
import { formatLocalMoment } from '@/lib/format/dates';
import { formatRupiah } from '@/lib/format/rupiah';
import styles from './order-details.module.scss';

/** The fields of an order as the product API returns them (spec §2). */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { method } = order;
  const paidBy = method ? t('method', { method }) : t('notSpecified');

  const facts = [
    { name: t('orderId'), value: order.id },
    { name: t('customerName'), value: order.customerName },
    { name: t('customerEmail'), value: order.customerEmail },
    { name: t('status'), value: t('statusValue', { status: order.status }) },
    { name: t('total'), value: formatRupiah(order.total) },
    { name: t('paymentStatus'), value: paidBy },
    { name: t('createdAt'), value: formatLocalMoment(order.createdAt, locale) },
    { name: t('updatedAt'), value: formatLocalMoment(order.updatedAt, locale) },
  ];

  return (
    <>
      <FactList facts={facts} className={styles.facts} />
      <OrderItems items={order.lines} />
    </>
  );
}

/** The Transaction Items table. On a phone each item is a small block. */
function OrderItems({ items }: { items: OrderLine[] }) {
  const t = useTranslations('order');

  return (
    <LineTable
      caption={t('items')}
      heads={[
        { name: t('itemId') },
        { name: t('itemName') },
        { name: t('price'), end: true },
        { name: t('quantity'), end: true },
      ]}
      className={styles.table}
    >
      {items.map((item) => (
        <tr key={item.id} className={styles.line}>
          <td className={`${styles.cell} soft small`} data-label={t('itemId')}>
            {item.itemId}
          </td>
          <td className={styles.cell} data-label={t('itemName')}>
            <span>
              {item.itemName}
              {item.sizeName && (
                <span className="block soft small">{t('size', { size: item.sizeName })}</span>
              )}
            </span>
          </td>
          <td className={`${styles.cell} ${styles.end}`} data-label={t('price')}>
            <Price rupiah={item.price} />
          </td>
          <td className={`${styles.cell} ${styles.end}`} data-label={t('quantity')}>
            {item.quantity}
          </td>
        </tr>
      ))}
    </LineTable>
  );
}
