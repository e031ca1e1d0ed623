'use client';

import { Icon } from '@/components/ui/icon';
import type { CartLine } from '@/lib/contract/cart';
import { useTexts } from '@/lib/i18n/texts';
import styles from './line-quantity.module.scss';

type LineQuantityProps = { line: CartLine; busy: boolean; onQuantity: (quantity: number) => void };

/** One less, one more; never below one piece, which is what removing is for. */
export function LineQuantity({ line, busy, onQuantity }: LineQuantityProps) {
  const t = useTexts('cart');
  const { itemName: item, sizeName: size, quantity } = line;
  const least = quantity <= 1;

  return (
    <span className={styles.control}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('fewer', { item, size })}
        aria-disabled={busy || least || undefined}
        onClick={() => !least && onQuantity(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <span className={styles.count}>{quantity}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={t('more', { item, size })}
        aria-disabled={busy || undefined}
        onClick={() => onQuantity(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
