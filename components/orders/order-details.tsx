'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LineItemTable } from '@/components/cart/line-item-table';
import { FactList } from '@/components/ui/facts';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Order, OrderLine } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import { sumOrderLines } from '@/lib/orders/order-facts';
import styles from './order-details.module.scss';

/** The fields of an order that its other sections do not show (spec §2). */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { method } = order;
  const paidBy = method ? t('method', { method }) : t('notSpecified');

  const facts = [
    { name: t('orderId'), value: order.id },
    { name: t('customerName'), value: order.customerName },
    { name: t('customerEmail'), value: order.customerEmail },
    { name: t('status'), value: t('statusValue', { status: order.status }) },
    { name: t('paymentStatus'), value: paidBy },
    { name: t('createdAt'), value: formatDateTime(order.createdAt, locale) },
    { name: t('updatedAt'), value: formatDateTime(order.updatedAt, locale) },
  ];

  return <FactList facts={facts} className={styles.facts} />;
}

/** The Transaction Items table (spec §2) with a picture of each item. On a phone each item is a small block. */
export function OrderItems({ items }: { items: OrderLine[] }) {
  const t = useTranslations('order');

  return (
    <LineItemTable
      heads={[
        { name: '' },
        { name: t('itemId') },
        { name: t('itemName') },
        { name: t('price'), end: true },
        { name: t('quantity'), end: true },
      ]}
      className={styles.table}
    >
      {items.map((item) => (
        <tr key={item.id} className={styles.line}>
          <td className={`${styles.cell} ${styles.pictureCell}`}>
            <OrderItemPicture image={item.image} />
          </td>
          <td className={`${styles.cell} soft small`} data-label={t('itemId')}>
            {item.itemId}
          </td>
          <td className={`${styles.cell} ${styles.name}`} data-label={t('itemName')}>
            <span>
              <span className="medium">{item.itemName}</span>
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
    </LineItemTable>
  );
}

/** A small picture of an item, or a plain background if the item has no picture. */
export function OrderItemPicture({ image }: { image: string | undefined }) {
  return (
    <span className={styles.picture}>
      {image && <Picture src={image} width={72} height={90} alt="" sizes={72} className="fill" />}
    </span>
  );
}

/** The total of an order, with discount, delivery and refunds. */
export function OrderSums({ order }: { order: Order }) {
  const t = useTranslations('order');
  const { discount = 0, refunded = 0, total } = order;

  return (
    <dl className={styles.sums}>
      {discount > 0 && (
        <Sum name={t('discount')}>
          <Price rupiah={discount} className={styles.less} />
        </Sum>
      )}
      {sumOrderLines(order) - discount === total && <Sum name={t('delivery')}>{t('free')}</Sum>}
      <Sum name={t('total')} isTotal>
        <Price rupiah={total} />
      </Sum>
      {refunded > 0 && (
        <Sum name={t('refundedSum')}>
          <Price rupiah={refunded} className={styles.less} />
        </Sum>
      )}
    </dl>
  );
}

function Sum({ name, isTotal, children }: { name: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={`${styles.sum} ${isTotal ? 'medium' : 'soft small'}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
