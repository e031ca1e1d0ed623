'use client';

import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { piecesLeft } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/contract/cart';
import { useTexts } from '@/lib/i18n/texts';
import styles from './cart-table.module.scss';
import { LineNotes } from './line-notes';
import { LineProduct } from './line-product';
import { LineQuantity } from './line-quantity';

type CartRowProps = {
  line: CartLine;
  changeable: boolean;
  onRemove: () => void;
  onQuantity: ((quantity: number) => void) | undefined;
};

/** One line of the cart with what it comes to, and below it what has changed about it since it was added. */
export function CartRow({ line, changeable, onRemove, onQuantity }: CartRowProps) {
  const t = useTexts('cart');
  const left = piecesLeft(line);

  return (
    <>
      <tr className={styles.line} data-short={left === 0 || (left && !onQuantity) ? '' : undefined}>
        <td className={styles.product}>
          <LineProduct line={line} />
        </td>
        <td className={styles.quantity} data-label={t('quantity')}>
          {changeable && onQuantity && left !== 0 ? (
            <LineQuantity line={line} onQuantity={onQuantity} />
          ) : (
            line.quantity
          )}
        </td>
        <td className={styles.size} data-label={t('size')}>
          {line.sizeName}
        </td>
        <td className={styles.price} data-label={t('price')}>
          <Price rupiah={line.price * line.quantity} />
        </td>
        <td className={styles.end}>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('removeLine', { item: line.itemName, size: line.sizeName })}
            onClick={({ detail }) => {
              // The second press of a double click would take out the line that has moved up.
              if (detail <= 1) onRemove();
            }}
          >
            <Icon name="remove" />
          </button>
        </td>
      </tr>
      <LineNotes line={line} left={left} onReduce={onQuantity} />
    </>
  );
}
