'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { MessageDialog } from '@/components/dialogs/message-dialog';
import { storeSeenPrices } from '@/lib/cart/seen-prices';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { getFailureMessageValues, NO_SERVER_MESSAGE } from '@/lib/errors/failure-words';
import { RemovedCartLine } from './cart-line';
import { CartTable } from './cart-table';
import { type CartLineEdits, type CartLineRow, useCartLineEdits } from './use-cart-line-edits';

type CartLinesProps = {
  lines: CartLine[];
  changeable: boolean;
  /** Called before a line is merged into another one, because the focused control is removed with it. */
  onMerge: () => void;
};

/**
 * The editable lines. An edit is shown immediately, and announced in a live region after the server has confirmed
 * the edit.
 */
export function CartLines({ lines, changeable, onMerge }: CartLinesProps) {
  const edits = useCartLineEdits(lines);
  const { rows, removed, restored, announcement, failures, remove, setQuantity, setSize, undo } = edits;

  useEffect(() => storeSeenPrices(lines), [lines]);

  const onSize = (row: CartLineRow, line: CartLine, item: Item) => {
    if (lines.some(({ itemId }) => itemId === item.id)) onMerge();
    return setSize(row, line, item);
  };
  const trace = removed && (
    <RemovedCartLine
      key={removed.line.id}
      line={removed.line}
      busy={failures.addition.isMutating}
      onUndo={() => void undo(removed)}
    />
  );
  return (
    <>
      {lines.length === 0 && trace}
      {lines.length > 0 && (
        <CartTable
          rows={rows}
          changeable={changeable}
          restored={restored}
          trace={trace && { index: removed.index, row: trace }}
          onRemove={(row, line) => void remove(row, line)}
          onQuantity={
            failures.quantity.unsupported ? undefined : (line, quantity) => void setQuantity(line, quantity)
          }
          onSize={changeable ? onSize : undefined}
        />
      )}
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
      <FailedEdits failures={failures} />
    </>
  );
}

/** Shows each failed edit in a dialog. */
function FailedEdits({ failures }: Pick<CartLineEdits, 'failures'>) {
  const { removal, quantity, size, addition } = failures;
  const errors = useTranslations('errors');
  const t = useTranslations('cart');
  const edits = [
    ['removeLine', removal],
    ['changeQuantity', quantity],
    ['changeSize', size],
    ['addToCart', addition],
  ] as const;

  return edits.map(([key, { error, reset }]) => {
    // If the server cannot change quantities, the quantity controls disappear, and no error is shown.
    if (!error || (key === 'changeQuantity' && quantity.unsupported)) return null;
    const words = getFailureMessageValues(error, errors(key, NO_SERVER_MESSAGE));
    const isOffline = error.code === 'unavailable' && !navigator.onLine;
    return (
      <MessageDialog
        key={key}
        title={errors(key, words)}
        text={isOffline && t('offline')}
        error={error}
        onClose={reset}
      />
    );
  });
}
