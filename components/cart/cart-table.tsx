'use client';

import type { CartLine } from '@/lib/contract/cart';
import { useTexts } from '@/lib/i18n/texts';
import { CartRow } from './cart-row';
import styles from './cart-table.module.scss';

type CartTableProps = {
  lines: CartLine[];
  onRemove: (line: CartLine) => void;
  /** Absent where quantities cannot be changed. */
  onQuantity?: ((line: CartLine, quantity: number) => void) | undefined;
  /** Quantities have their control, not only a way back to what there is. */
  changeable: boolean;
};

/** The columns of spec §2; on a phone each line is a small block of its own. */
export function CartTable({ lines, onRemove, onQuantity, changeable }: CartTableProps) {
  const t = useTexts('cart');

  return (
    <table className={styles.table}>
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
          <CartRow
            key={line.id}
            line={line}
            changeable={changeable}
            onRemove={() => onRemove(line)}
            onQuantity={onQuantity && ((quantity) => onQuantity(line, quantity))}
          />
        ))}
      </tbody>
    </table>
  );
}
