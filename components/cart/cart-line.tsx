'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { findFormerPrice, readSeenPrices } from '@/lib/cart/seen-prices';
import { useProductStock } from '@/lib/cart/use-cart';
import { isSoldOut } from '@/lib/catalogue/stock';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { MAX_QUANTITY } from '@/lib/contract/limits';
import { formatRupiah } from '@/lib/format/rupiah';
import styles from './cart-line.module.scss';

/** Returns the highest quantity that a line can have. */
const quantityLimit = ({ stock = MAX_QUANTITY }: CartLine) => Math.min(stock, MAX_QUANTITY);

const limitNoteId = ({ id }: CartLine) => `cart-line-limit-${id}`;

type CartLineNotesProps = {
  line: CartLine;
  /** The stock, if the line has a higher quantity. */
  left: number | undefined;
  /** Undefined if quantities cannot be changed. */
  onReduce: ((quantity: number) => void) | undefined;
  /** True if the line has a stepper, whose limit is explained. */
  changeable?: boolean;
};

/**
 * Notes below a line: the limit of its quantity, a stock below its quantity (with a button that reduces the
 * quantity to the stock), and a changed price.
 */
export function CartLineNotes({ line, left, onReduce, changeable = false }: CartLineNotesProps) {
  const t = useTranslations('cart');
  const { itemName: item, sizeName: size } = line;
  // Read before `storeSeenPrices` stores the line's current price.
  const [seen] = useState(readSeenPrices);
  const former = findFormerPrice(line, seen);
  const isAtLimit = changeable && left === undefined && line.quantity >= quantityLimit(line);
  if (left === undefined && former === undefined && !isAtLimit) return null;

  return (
    <tr className={styles.notes} data-short={left && onReduce ? '' : undefined}>
      <td colSpan={5} className={styles.cell}>
        {left === 0 && <p className={styles.short}>{t('soldOut')}</p>}
        {left !== undefined && left > 0 && (
          <p className={styles.short}>
            {t('fewLeft', { left })}
            {onReduce && (
              <button
                type="button"
                className={styles.reduce}
                aria-label={t('takeLeftOf', { left, item, size })}
                onClick={() => onReduce(left)}
              >
                {t('takeLeft', { left })}
              </button>
            )}
          </p>
        )}
        {isAtLimit && (
          <p id={limitNoteId(line)} className="soft small">
            {line.stock !== undefined && line.stock < MAX_QUANTITY
              ? t('stockLimit', { stock: line.stock })
              : t('lineLimit', { max: MAX_QUANTITY })}
          </p>
        )}
        {former !== undefined && (
          <p className="soft small">{t('priceChanged', { former: formatRupiah(former) })}</p>
        )}
      </td>
    </tr>
  );
}

type RemovedCartLineProps = { line: CartLine; busy: boolean; onUndo: () => void };

/** Replaces a removed line: reports the removal, takes the focus of its button, and can restore the line. */
export function RemovedCartLine({ line, busy, onUndo }: RemovedCartLineProps) {
  const t = useTranslations('cart');
  const words = useRef<HTMLParagraphElement>(null);
  const { itemName: item, sizeName: size } = line;

  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.removed}>
      <p ref={words} tabIndex={-1} className={styles.removedWords}>
        {t('removedLine', { item, size })}
      </p>
      {line.itemId !== undefined && (
        <Button
          tone="plain"
          busy={busy}
          aria-label={t('undoOf', { item, size })}
          onClick={({ detail }) => {
            // The second click of a double click was meant for the remove button, which was in the same place.
            if (detail <= 1) onUndo();
          }}
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}

/** The product of a line: its name, its unit price if the line has several pieces, and its picture if the server sends one. */
export function CartLineProduct({ line }: { line: CartLine }) {
  const t = useTranslations('cart');

  return (
    <span className={styles.product}>
      {line.image && (
        <Picture src={line.image} width={72} height={90} alt="" sizes={72} className={styles.picture} />
      )}
      <span>
        <span className="medium breakable">{line.itemName}</span>{' '}
        {line.quantity > 1 && (
          <span className="block soft small figures">
            <Price rupiah={line.price} /> {t('each')}
          </span>
        )}
      </span>
    </span>
  );
}

type CartLineQuantityProps = { line: CartLine; onQuantity: (quantity: number) => void };

/** A stepper between one piece and the stock or `MAX_QUANTITY`. A line is removed by a separate button. */
export function CartLineQuantity({ line, onQuantity }: CartLineQuantityProps) {
  const t = useTranslations('cart');
  const { itemName: item, sizeName: size, quantity } = line;
  const bound = quantityLimit(line);
  const least = quantity <= 1;
  const most = quantity >= bound;

  return (
    <span className={styles.control}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('fewer', { item, size })}
        aria-disabled={least || undefined}
        onClick={() => !least && onQuantity(Math.min(quantity - 1, bound))}
      >
        <Icon name="minus" />
      </button>
      <span className={styles.count}>{quantity}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={t('more', { item, size })}
        aria-disabled={most || undefined}
        aria-describedby={most ? limitNoteId(line) : undefined}
        onClick={() => !most && onQuantity(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

type CartLineSizeProps = { line: CartLine; onSize: (item: Item) => Promise<unknown> };

/** A select of the product's sizes, with their stock. */
export function CartLineSize({ line, onSize }: CartLineSizeProps) {
  const { items = [], refresh } = useProductStock(line.itemName);
  return <CartLineSizeSelect line={line} items={items} onSize={(item) => void onSize(item).then(refresh)} />;
}

type CartLineSizeSelectProps = { line: CartLine; items: readonly Item[]; onSize: (item: Item) => void };

/** Shows only the line's size if the product API lists no other sizes. */
function CartLineSizeSelect({ line, items, onSize }: CartLineSizeSelectProps) {
  const t = useTranslations('cart');
  const { itemId, itemName: item, sizeName } = line;
  const sizes = items.filter(({ name }) => name === item);

  if (sizes.length < 2 || !sizes.some(({ id }) => id === itemId)) return sizeName;
  return (
    <select
      className={styles.sizes}
      aria-label={t('sizeOf', { item, size: sizeName })}
      value={itemId}
      onChange={({ target }) => {
        const chosen = sizes.find(({ id }) => id === target.value);
        if (chosen) onSize(chosen);
      }}
    >
      {sizes.map(({ id, size, stock }) => (
        <option key={id} value={id} disabled={id !== itemId && isSoldOut({ stock })}>
          {isSoldOut({ stock }) ? t('sizeSoldOut', { size: size.value }) : size.value}
        </option>
      ))}
    </select>
  );
}
