'use client';

import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { piecesLeft } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/contract/cart';
import { useTexts } from '@/lib/i18n/texts';
import styles from './cart-table.module.scss';
import { LineNotes } from './line-notes';
import { LineProduct, LineQuantity } from './line-product';
import { LineTable } from './line-table';

type CartTableProps = {
  lines: CartLine[];
  onRemove: (line: CartLine) => void;
  /** Absent where quantities cannot be changed. */
  onQuantity?: ((line: CartLine, quantity: number) => void) | undefined;
  /** Quantities have a stepper, not only a button that reduces them to the stock. */
  changeable: boolean;
};

/** The columns of spec §2; on a phone each line is a small block of its own. */
export function CartTable({ lines, onRemove, onQuantity, changeable }: CartTableProps) {
  const t = useTexts('cart');

  return (
    <LineTable
      heads={[
        { name: t('product') },
        { name: t('quantity') },
        { name: t('size') },
        { name: t('price'), end: true },
      ]}
      actions
    >
      {lines.map((line) => (
        <CartRow
          key={line.id}
          line={line}
          changeable={changeable}
          onRemove={() => onRemove(line)}
          onQuantity={onQuantity && ((quantity) => onQuantity(line, quantity))}
        />
      ))}
    </LineTable>
  );
}

type CartRowProps = {
  line: CartLine;
  changeable: boolean;
  onRemove: () => void;
  onQuantity: ((quantity: number) => void) | undefined;
};

/** One line of the cart with what it comes to, and below it what has changed about it since it was added. */
function CartRow({ line, changeable, onRemove, onQuantity }: CartRowProps) {
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
