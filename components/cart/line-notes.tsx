'use client';

import type { CartLine } from '@/lib/contract/cart';
import { formatRupiah } from '@/lib/format/rupiah';
import { useTexts } from '@/lib/i18n/texts';
import styles from './line-notes.module.scss';

type LineNotesProps = {
  line: CartLine;
  /** The pieces that are there, where the line holds more. */
  left: number | undefined;
  /** What a piece cost before, in rupiah, where that was another price. */
  former: number | undefined;
  onReduce: ((quantity: number) => void) | undefined;
};

/** What is no longer as it was when the line was added: the stock, with one press to put it right, and the price. */
export function LineNotes({ line, left, former, onReduce }: LineNotesProps) {
  const t = useTexts('cart');
  const { itemName: item, sizeName: size } = line;

  return (
    <>
      {left === 0 && <span className={styles.short}>{t('soldOut')}</span>}
      {left !== undefined && left > 0 && (
        <span className={styles.short}>
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
        </span>
      )}
      {former !== undefined && (
        <span className={styles.price}>{t('priceChanged', { former: unbroken(formatRupiah(former)) })}</span>
      )}
    </>
  );
}

/** An amount stays in one line, however narrow its column. */
function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00A0');
}
