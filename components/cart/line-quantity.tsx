'use client';

import { Icon } from '@/components/ui/icon';
import type { CartLine } from '@/lib/contract/cart';
import { QUANTITY_MAX } from '@/lib/contract/quantity-max';
import { useTexts } from '@/lib/i18n/texts';
import styles from './line-quantity.module.scss';

type LineQuantityProps = { line: CartLine; onQuantity: (quantity: number) => void };

/**
 * One less, one more; never below one piece, which is what removing is for, nor above what there is and a line can hold.
 */
export function LineQuantity({ line, onQuantity }: LineQuantityProps) {
  const t = useTexts('cart');
  const { itemName: item, sizeName: size, quantity, stock = QUANTITY_MAX } = line;
  const bound = Math.min(stock, QUANTITY_MAX);
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
        onClick={() => !most && onQuantity(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
