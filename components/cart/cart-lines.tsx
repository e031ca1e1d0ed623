'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { MessageDialog } from '@/components/dialogs/message-dialog';
import { rememberPrices } from '@/lib/cart/seen-prices';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { failureWords, SILENT } from '@/lib/errors/failure-words';
import { RemovedLine } from './cart-line';
import { CartTable } from './cart-table';
import { type CartRow, type LineEdits, useLineEdits } from './use-line-edits';

type CartLinesProps = {
  lines: CartLine[];
  changeable: boolean;
  /** A line is going into another, and the focused control with it. */
  onMerge: () => void;
};

/** The lines, editable. An edit is shown at once, and announced in a live region when the server has made it. */
export function CartLines({ lines, changeable, onMerge }: CartLinesProps) {
  const edits = useLineEdits(lines);
  const { rows, removed, restored, said, failures, remove, setQuantity, setSize, undo } = edits;

  useEffect(() => rememberPrices(lines), [lines]);

  const onSize = (row: CartRow, line: CartLine, item: Item) => {
    if (lines.some(({ itemId }) => itemId === item.id)) onMerge();
    return setSize(row, line, item);
  };
  const trace = removed && (
    <RemovedLine
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
          trace={trace && { place: removed.place, row: trace }}
          onRemove={(row, line) => void remove(row, line)}
          onQuantity={
            failures.quantity.unsupported ? undefined : (line, quantity) => void setQuantity(line, quantity)
          }
          onSize={changeable ? onSize : undefined}
        />
      )}
      <p role="status" className="visuallyHidden">
        {said}
      </p>
      <FailedEdits failures={failures} />
    </>
  );
}

/** The edits that failed, each in a dialog of its own. */
function FailedEdits({ failures }: Pick<LineEdits, 'failures'>) {
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
    // Where quantities cannot be changed, the controls for it have gone instead.
    if (!error || (key === 'changeQuantity' && quantity.unsupported)) return null;
    const words = failureWords(error, errors(key, SILENT));
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
