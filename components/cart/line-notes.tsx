'use client';

import { useState } from 'react';
import { formerPrice, seenPrices } from '@/lib/cart/seen-prices';
import type { CartLine } from '@/lib/contract/cart';
import { formatRupiah } from '@/lib/format/rupiah';
import { useTexts } from '@/lib/i18n/texts';
import styles from './line-notes.module.scss';

type LineNotesProps = {
  line: CartLine;
  /** The pieces that are there, where the line holds more. */
  left: number | undefined;
  onReduce: ((quantity: number) => void) | undefined;
};

/** What is no longer as it was when the line was added: the stock, with one press to put it right, and the price. */
export function LineNotes({ line, left, onReduce }: LineNotesProps) {
  const t = useTexts('cart');
  const { itemName: item, sizeName: size } = line;
  // As they were when the line came: its own price is remembered a moment later.
  const [seen] = useState(seenPrices);
  const former = formerPrice(line, seen);
  if (left === undefined && former === undefined) return null;

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
        {former !== undefined && (
          <p className={styles.price}>{t('priceChanged', { former: formatRupiah(former) })}</p>
        )}
      </td>
    </tr>
  );
}
