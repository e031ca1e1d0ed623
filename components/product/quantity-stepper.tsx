'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { QUANTITY_MAX } from '@/lib/contract/limits';
import styles from './add-to-cart-form.module.scss';

type QuantityStepperProps = { quantity: number; onChange: (quantity: number) => void };

/** A whole number of pieces, never below one (spec §5) nor above what a line can hold. */
export function QuantityStepper({ quantity, onChange }: QuantityStepperProps) {
  const t = useTranslations('product');
  const id = useId();

  return (
    <div>
      <label className={styles.legend} htmlFor={id}>
        {t('quantity')}
      </label>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('less')}
          aria-disabled={quantity <= 1}
          onClick={() => onChange(Math.max(1, quantity - 1))}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          name="quantity"
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={quantity}
          onChange={({ target }) => onChange(wholePieces(target.value))}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t('more')}
          aria-disabled={quantity >= QUANTITY_MAX}
          onClick={() => onChange(wholePieces(String(quantity + 1)))}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}

/** What was typed as a number of pieces that a line can hold. */
function wholePieces(typed: string): number {
  const digits = typed.replace(/\D/g, '').slice(0, 3);
  return Math.min(QUANTITY_MAX, Math.max(1, Number(digits)));
}
