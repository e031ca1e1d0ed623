'use client';

import { Icon } from '@/components/ui/icon';
import type { CartLine } from '@/lib/contract/cart';
import { useTexts } from '@/lib/i18n/texts';
import styles from './line-quantity.module.scss';

type LineQuantityProps = { line: CartLine; onQuantity: (quantity: number) => void };

/** One less, one more; never below one piece, which is what removing is for, nor above what there is. */
export function LineQuantity({ line, onQuantity }: LineQuantityProps) {
  const t = useTexts('cart');
  const { itemName: item, sizeName: size, quantity, stock = Number.POSITIVE_INFINITY } = line;
  const least = quantity <= 1;
  const most = quantity >= stock;

  return (
    <span className={styles.control}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('fewer', { item, size })}
        aria-disabled={least || undefined}
        onClick={() => !least && onQuantity(Math.min(quantity - 1, stock))}
      >
        <Icon name="minus" />
      </button>
      <span className={styles.count}>{quantity}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={t('more', { item, size })}
        aria-disabled={most || undefined}
        onClick={() => !most && onQuantity(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
