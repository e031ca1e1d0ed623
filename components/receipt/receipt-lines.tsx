'use client';

import { Price } from '@/components/ui/price';
import type { Order } from '@/lib/contract/order';
import { useTexts } from '@/lib/i18n/texts';
import { sumOfLines } from '@/lib/orders/receipt-facts';
import styles from './receipt-lines.module.scss';

/** Lines and total. On narrow paper each line is two rows: its name, then the sum. */
export function ReceiptLines({ order }: { order: Order }) {
  const t = useTexts('receipt');
  const words = useTexts('order');
  const isWhole = sumOfLines(order) === order.total;

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('items')}</caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={styles.column}>
            {t('item')}
          </th>
          <th scope="col" className={styles.column}>
            {t('price')}
          </th>
          <th scope="col" className={styles.column}>
            {t('quantity')}
          </th>
          <th scope="col" className={styles.column}>
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {order.transaction_items.map(({ id, itemName, sizeName, price, quantity }) => (
          <tr key={id} className={styles.line}>
            <th scope="row" className={styles.item}>
              {itemName}
              {sizeName && <span className="block soft small">{words('size', { size: sizeName })}</span>}
            </th>
            <td className={styles.price}>
              <Price rupiah={price} />
            </td>
            <td className={styles.quantity}>{quantity}</td>
            <td className={styles.amount}>
              <Price rupiah={price * quantity} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className={styles.body}>
        {isWhole && (
          <tr className={styles.delivery}>
            <th scope="row" colSpan={3} className={styles.item}>
              {t('delivery')}
            </th>
            <td className={styles.amount}>{t('free')}</td>
          </tr>
        )}
        <tr className={styles.total}>
          <th scope="row" colSpan={3} className={styles.item}>
            {t('total')}
          </th>
          <td className={styles.amount}>
            <Price rupiah={order.total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
