'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { getPiecesLeft } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { CartLineNotes, CartLineProduct, CartLineQuantity, CartLineSize } from './cart-line';
import styles from './cart-table.module.scss';
import { createCartColumnHeadings, LineItemTable } from './line-item-table';
import type { CartLineRow } from './use-cart-line-edits';

type CartTableProps = {
  rows: CartLineRow[];
  onRemove: (row: CartLineRow, line: CartLine) => void;
  /** Undefined if quantities cannot be changed. */
  onQuantity?: ((line: CartLine, quantity: number) => void) | undefined;
  /** Undefined if sizes cannot be changed. */
  onSize?: ((row: CartLineRow, line: CartLine, item: Item) => Promise<unknown>) | undefined;
  /** True if quantities have a stepper, not only a button that reduces them to the stock. */
  changeable: boolean;
  /** The row that replaces the line that was removed last, and its position. */
  trace: { index: number; row: ReactNode } | undefined;
  /** The position of the line that was restored last, which receives the focus. */
  restored: number | undefined;
};

/** A table with the columns of spec §2. On a phone each line is a small block. */
export function CartTable(props: CartTableProps) {
  const { rows, onRemove, onQuantity, onSize, changeable, trace, restored } = props;
  const t = useTranslations('cart');

  return (
    <LineItemTable heads={createCartColumnHeadings(t)}>
      {rows.map((row) => {
        const { index, line } = row;
        if (!line) return trace?.index === index && <TraceRow key={index}>{trace.row}</TraceRow>;
        return (
          <LineRows
            key={index}
            line={line}
            changeable={changeable}
            restored={restored === index}
            onRemove={() => onRemove(row, line)}
            onQuantity={onQuantity && ((quantity) => onQuantity(line, quantity))}
            onSize={onSize && ((item) => onSize(row, line, item))}
          />
        );
      })}
    </LineItemTable>
  );
}

function TraceRow({ children }: { children: ReactNode }) {
  return (
    <tr className={styles.line}>
      <td colSpan={5} className={styles.trace}>
        {children}
      </td>
    </tr>
  );
}

type LineRowsProps = {
  line: CartLine;
  changeable: boolean;
  restored: boolean;
  onRemove: () => void;
  onQuantity: ((quantity: number) => void) | undefined;
  onSize: ((item: Item) => Promise<unknown>) | undefined;
};

/** A line of the cart and the notes below it. */
function LineRows({ line, changeable, restored, onRemove, onQuantity, onSize }: LineRowsProps) {
  const t = useTranslations('cart');
  const remove = useRef<HTMLButtonElement>(null);
  const left = getPiecesLeft(line);

  useEffect(() => {
    if (restored) remove.current?.focus();
  }, [restored]);

  return (
    <>
      <tr className={styles.line} data-short={left === 0 || (left && !onQuantity) ? '' : undefined}>
        <th scope="row" className={styles.product}>
          <CartLineProduct line={line} />
        </th>
        <td className={styles.quantity} data-label={t('quantity')}>
          {changeable && onQuantity && left !== 0 ? (
            <CartLineQuantity line={line} onQuantity={onQuantity} />
          ) : (
            line.quantity
          )}
        </td>
        <td className={styles.size} data-label={t('size')}>
          {onSize && line.itemId !== undefined ? <CartLineSize line={line} onSize={onSize} /> : line.sizeName}
        </td>
        <td className={styles.price} data-label={t('price')}>
          <Price rupiah={line.price * line.quantity} />
        </td>
        <td className={styles.end}>
          <button
            ref={remove}
            type="button"
            className={styles.remove}
            aria-label={t('removeLine', { item: line.itemName, size: line.sizeName })}
            onClick={({ detail }) => {
              // The second click of a double click would remove the line that has moved up.
              if (detail <= 1) onRemove();
            }}
          >
            <Icon name="close" />
          </button>
        </td>
      </tr>
      <CartLineNotes
        line={line}
        left={left}
        onReduce={onQuantity}
        changeable={changeable && onQuantity !== undefined}
      />
    </>
  );
}
