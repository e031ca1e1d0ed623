'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { formerPrice, seenPrices } from '@/lib/cart/seen-prices';
import type { CartLine } from '@/lib/contract/cart';
import { formatRupiah } from '@/lib/format/rupiah';
import styles from './line-notes.module.scss';

type LineNotesProps = {
  line: CartLine;
  /** The stock, where the line holds more. */
  left: number | undefined;
  onReduce: ((quantity: number) => void) | undefined;
};

/** What has changed since the line was added: the stock, with a button that reduces the quantity to it, and the price. */
export function LineNotes({ line, left, onReduce }: LineNotesProps) {
  const t = useTranslations('cart');
  const { itemName: item, sizeName: size } = line;
  // Read before `rememberPrices` stores this line's own.
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
          <p className="soft small">{t('priceChanged', { former: formatRupiah(former) })}</p>
        )}
      </td>
    </tr>
  );
}

type RemovedLineProps = { line: CartLine; busy: boolean; onUndo: () => void };

/** In the place of a line that was removed: says so, takes the focus of its button, and brings it back. */
export function RemovedLine({ line, busy, onUndo }: RemovedLineProps) {
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
            // The second press of a double click was meant for the button that stood here.
            if (detail <= 1) onUndo();
          }}
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
