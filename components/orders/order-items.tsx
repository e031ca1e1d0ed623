'use client';

import { Price } from '@/components/ui/price';
import type { OrderLine } from '@/lib/contract/order';
import { useTexts } from '@/lib/i18n/texts';
import styles from './order-items.module.scss';

/** The Transaction Items table; on a phone each item is a small block of its own. */
export function OrderItems({ items }: { items: OrderLine[] }) {
  const t = useTexts('order');

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('items')}</caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={styles.head}>
            {t('itemId')}
          </th>
          <th scope="col" className={styles.head}>
            {t('itemName')}
          </th>
          <th scope="col" className={`${styles.head} ${styles.end}`}>
            {t('price')}
          </th>
          <th scope="col" className={`${styles.head} ${styles.end}`}>
            {t('quantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} className={styles.line}>
            <td className={`${styles.cell} ${styles.id}`} data-label={t('itemId')}>
              {item.itemId}
            </td>
            <td className={styles.cell} data-label={t('itemName')}>
              <span>
                {item.itemName}
                {item.sizeName && <span className={styles.size}>{t('size', { size: item.sizeName })}</span>}
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
      </tbody>
    </table>
  );
}
