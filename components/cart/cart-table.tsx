'use client';

import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { CartLine } from '@/lib/contract/cart';
import { useTexts } from '@/lib/i18n/texts';
import styles from './cart-table.module.scss';
import { LineProduct } from './line-product';
import { LineQuantity } from './line-quantity';

type CartTableProps = {
  lines: CartLine[];
  /** A change is under way; another has to wait. */
  busy: boolean;
  onRemove: (line: CartLine) => void;
  /** Absent where quantities stay as they are. */
  onQuantity?: (line: CartLine, quantity: number) => void;
};

/** The columns of spec §2; on a phone each line is a small block of its own. */
export function CartTable({ lines, busy, onRemove, onQuantity }: CartTableProps) {
  const t = useTexts('cart');

  return (
    <table className={styles.table} aria-busy={busy}>
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={styles.head}>
            {t('product')}
          </th>
          <th scope="col" className={styles.head}>
            {t('quantity')}
          </th>
          <th scope="col" className={styles.head}>
            {t('size')}
          </th>
          <th scope="col" className={`${styles.head} ${styles.headEnd}`}>
            {t('price')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className={styles.line}>
            <td className={styles.product}>
              <LineProduct line={line} />
            </td>
            <td className={styles.quantity} data-label={t('quantity')}>
              {onQuantity ? (
                <LineQuantity line={line} busy={busy} onQuantity={(quantity) => onQuantity(line, quantity)} />
              ) : (
                line.quantity
              )}
            </td>
            <td className={styles.size} data-label={t('size')}>
              {line.sizeName}
            </td>
            <td className={styles.price} data-label={t('price')}>
              <Price rupiah={line.price} />
            </td>
            <td className={styles.end}>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('removeLine', { item: line.itemName, size: line.sizeName })}
                aria-disabled={busy || undefined}
                onClick={() => onRemove(line)}
              >
                <Icon name="remove" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
