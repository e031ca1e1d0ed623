'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useDisabledUntilHydrated } from '@/components/hooks/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { MAX_QUANTITY } from '@/lib/contract/limits';
import styles from './add-to-cart-form.module.scss';

type QuantityStepperProps = {
  quantity: number;
  /** The pieces left of the chosen size, where the shop counts them. */
  stock?: number | undefined;
  onChange: (quantity: number) => void;
};

/** Returns the highest quantity of a size that a shopper can add to the cart. */
export function getQuantityLimit(stock = MAX_QUANTITY): number {
  return Math.max(1, Math.min(stock, MAX_QUANTITY));
}

/** A number field with buttons for one more and one less. It allows one piece (spec §5) up to the limit. */
export function QuantityStepper(props: QuantityStepperProps) {
  const t = useTranslations('product');
  const id = useId();
  const noteId = useId();
  const hydration = useDisabledUntilHydrated();
  const { quantity, limit, draft, note, announced, stepTo, type, correct } = useQuantityField(props);
  const step = { ...hydration, type: 'button', className: styles.step } as const;
  const described = note ? noteId : undefined;

  return (
    <>
      <div>
        <label className={styles.legend} htmlFor={id}>
          {t('quantity')}
        </label>
        <div className={styles.stepper}>
          <button
            {...step}
            aria-label={t('less')}
            aria-disabled={quantity <= 1}
            onClick={() => stepTo(quantity - 1)}
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
            value={draft ?? quantity}
            aria-invalid={draft ? true : undefined}
            aria-describedby={described}
            onChange={({ target }) => type(target.value)}
            onBlur={correct}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || draft === undefined) return;
              // Enter first corrects the number. The next Enter submits the quantity that the shopper sees.
              event.preventDefault();
              correct();
            }}
          />
          <button
            {...step}
            aria-label={t('more')}
            aria-disabled={quantity >= limit}
            aria-describedby={described}
            onClick={() => stepTo(quantity + 1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      </div>
      <p role="status" className={note ? styles.limit : 'visuallyHidden'}>
        <span className="visuallyHidden">{announced}</span> <span id={noteId}>{note}</span>
      </p>
    </>
  );
}

type Problem = 'notWhole' | 'limit';

/**
 * Returns the number of pieces, reduced to the limit, and the problem of the text. An empty field has neither, because
 * the shopper may still be typing.
 */
function readQuantity(text: string, limit: number): { pieces?: number; problem?: Problem } {
  const typed = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  if (typed > limit) return { pieces: limit, problem: 'limit' };
  if (typed > 0) return { pieces: typed };
  return text === '' ? {} : { problem: 'notWhole' };
}

/** The state of the number field. Text that is not a quantity is a draft until the field is left. */
function useQuantityField({ quantity: wanted, stock, onChange }: QuantityStepperProps) {
  const t = useTranslations('product');
  const limit = getQuantityLimit(stock);
  const quantity = Math.min(wanted, limit);
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [announced, setAnnounced] = useState('');

  const stepTo = (next: number) => {
    const reached = Math.min(limit, Math.max(1, next));
    setDraft(undefined);
    setProblem(next >= limit ? 'limit' : undefined);
    setAnnounced(t('quantityNow', { quantity: reached }));
    onChange(reached);
  };
  const type = (text: string) => {
    const { pieces, problem: found } = readQuantity(text, limit);
    setAnnounced('');
    setDraft(pieces === undefined || found ? text : undefined);
    setProblem(found);
    if (pieces !== undefined) onChange(pieces);
  };

  const isLimited = wanted > limit || (problem === 'limit' && quantity === limit);
  const limitNote = limit === stock ? 'stockLimit' : 'orderLimit';
  const note = problem === 'notWhole' ? 'wholeNumber' : isLimited && limitNote;
  return {
    quantity,
    limit,
    draft,
    note: note && t(note, { max: limit }),
    announced,
    stepTo,
    type,
    correct: () => setDraft(undefined),
  };
}
