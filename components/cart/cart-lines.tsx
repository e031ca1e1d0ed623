'use client';

import { useEffect, useState } from 'react';
import { MessageDialog } from '@/components/dialogs/message-dialog';
import type { Cart } from '@/lib/cart/cart';
import { rememberPrices } from '@/lib/cart/seen-prices';
import { useChangeQuantity, useRemoveLine } from '@/lib/cart/use-edit-line';
import type { CartLine } from '@/lib/contract/cart';
import { failureWords, SILENT } from '@/lib/errors/failure-words';
import { formatRupiah } from '@/lib/format/rupiah';
import { useTexts } from '@/lib/i18n/texts';
import styles from './cart-contents.module.scss';
import { CartTable } from './cart-table';

type CartLinesProps = {
  lines: CartLine[];
  changeable: boolean;
  /** A line is removed, and the focused button with it. */
  onRemoved: () => void;
};

/** The lines, editable. An edit is shown at once, and announced in a live region when the server has made it. */
export function CartLines({ lines, changeable, onRemoved }: CartLinesProps) {
  const t = useTexts('cart');
  const errors = useTexts('errors');
  const removal = useRemoveLine();
  const change = useChangeQuantity();
  const [said, setSaid] = useState('');

  useEffect(() => rememberPrices(lines), [lines]);

  const remove = async ({ id, itemName: item }: CartLine) => {
    const removing = removal.trigger(id);
    onRemoved();
    const cart = await removing;
    if (cart) setSaid(t('removed', { item, total: totalOf(cart) }));
  };
  const setQuantity = async ({ id, itemName: item }: CartLine, quantity: number) => {
    const cart = await change.trigger({ id, quantity });
    if (cart) setSaid(t('changed', { item, quantity, total: totalOf(cart) }));
  };

  return (
    <>
      {lines.length > 0 && (
        <CartTable
          lines={lines}
          changeable={changeable}
          onRemove={(line) => void remove(line)}
          onQuantity={change.unsupported ? undefined : (line, quantity) => void setQuantity(line, quantity)}
        />
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {removal.error && (
        <MessageDialog title={errors('removeLine')} error={removal.error} onClose={removal.reset} />
      )}
      {change.error && !change.unsupported && (
        <MessageDialog
          title={errors('changeQuantity', failureWords(change.error, errors('changeQuantity', SILENT)))}
          error={change.error}
          onClose={change.reset}
        />
      )}
    </>
  );
}

function totalOf({ totalPrice }: Cart): string {
  return formatRupiah(totalPrice);
}
