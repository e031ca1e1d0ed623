'use client';

import { useState } from 'react';
import { MessageDialog } from '@/components/ui/message-dialog';
import { useSingleFlight } from '@/components/ui/use-single-flight';
import type { Cart } from '@/lib/cart/cart';
import { useChangeQuantity } from '@/lib/cart/use-change-quantity';
import { useRemoveLine } from '@/lib/cart/use-remove-line';
import type { CartLine } from '@/lib/contract/cart';
import { failureWords } from '@/lib/errors/failure-words';
import { formatRupiah } from '@/lib/format/rupiah';
import { useTexts } from '@/lib/i18n/texts';
import styles from './cart-lines.module.scss';
import { CartTable } from './cart-table';

type CartLinesProps = {
  lines: CartLine[];
  changeable: boolean;
  /** A line is gone, and the focus with it. */
  onRemoved: () => void;
};

/** The lines with what can be done to them; each change is said aloud, and one is made at a time. */
export function CartLines({ lines, changeable, onRemoved }: CartLinesProps) {
  const t = useTexts('cart');
  const errors = useTexts('errors');
  const removal = useRemoveLine();
  const change = useChangeQuantity();
  const [said, setSaid] = useState('');
  const unsupported = change.error?.code === 'unsupported';

  const sayRemoved = (line: CartLine, { totalPrice }: Cart) =>
    setSaid(t('removed', { item: line.itemName, total: formatRupiah(totalPrice) }));
  const sayChanged = ({ itemName }: CartLine, quantity: number, { totalPrice }: Cart) =>
    setSaid(t('changed', { item: itemName, quantity, total: formatRupiah(totalPrice) }));

  const [remove, removing] = useSingleFlight(async (line: CartLine) => {
    const cart = await removal.trigger(line.id);
    if (!cart) return;
    sayRemoved(line, cart);
    onRemoved();
  });
  const [setQuantity, changing] = useSingleFlight(async (line: CartLine, quantity: number) => {
    const cart = await change.trigger({ id: line.id, quantity });
    if (cart) sayChanged(line, quantity, cart);
  });

  return (
    <>
      {lines.length > 0 && (
        <CartTable
          lines={lines}
          busy={removing || changing}
          onRemove={(line) => void remove(line)}
          {...(changeable && !unsupported
            ? { onQuantity: (line: CartLine, quantity: number) => void setQuantity(line, quantity) }
            : {})}
        />
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {removal.error && <MessageDialog title={errors('removeLine')} onClose={removal.reset} />}
      {change.error && !unsupported && (
        <MessageDialog title={errors('changeQuantity', failureWords(change.error))} onClose={change.reset} />
      )}
    </>
  );
}
