'use client';

import { useState } from 'react';
import type { Cart } from '@/lib/cart/cart';
import { useAddToCart } from '@/lib/cart/use-cart-write';
import { useChangeQuantity, useChangeSize, useRemoveLine } from '@/lib/cart/use-edit-line';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { formatRupiah } from '@/lib/format/rupiah';
import { useTexts } from '@/lib/i18n/texts';
import { type CartRow, usePlaces } from './use-places';

/** A line that was removed, where it stood, and the cart without it; undefined when that has failed. */
type Removal = { place: number; line: CartLine; cart: Promise<Cart | undefined> };

type CartAfter = Promise<Cart | undefined>;

/** Every edit of a cart's lines: its call, where the line stands, and what is said when the server has made it. */
export function useLineEdits(lines: CartLine[]) {
  const t = useTexts('cart');
  const { rows, give } = usePlaces(lines);
  const removal = useRemoveLine();
  const quantity = useChangeQuantity();
  const size = useChangeSize(lines);
  const addition = useAddToCart();
  const [removed, setRemoved] = useState<Removal>();
  const [restored, setRestored] = useState<number>();
  const [said, setSaid] = useState('');

  const announce = async (made: CartAfter, words: (total: string) => string) => {
    const cart = await made;
    if (cart) setSaid(words(formatRupiah(cart.totalPrice)));
    return cart;
  };
  /** Another edit than an undo: what was removed before is not offered any more. */
  const edit = (made: CartAfter, words: (total: string) => string) => {
    setRemoved(undefined);
    setRestored(undefined);
    return announce(made, words);
  };
  const remove = async ({ place }: CartRow, line: CartLine) => {
    const { itemName: item } = line;
    const cart = edit(removal.trigger(line.id), (total) => t('removed', { item, total }));
    setRemoved({ place, line, cart });
    if (!(await cart)) setRemoved((known) => (known?.cart === cart ? undefined : known));
  };
  const setQuantity = ({ id, itemName: item }: CartLine, pieces: number) =>
    edit(quantity.trigger({ id, quantity: pieces }), (total) =>
      t('changed', { item, quantity: pieces, total }),
    );
  const setSize = ({ place }: CartRow, line: CartLine, item: Item) => {
    give(place, item.id);
    const words = { item: line.itemName, size: item.size.value };
    return edit(size.change(line, item), (total) => t('sizeChanged', { ...words, total }));
  };
  const undo = async ({ place, line, cart: removing }: Removal) => {
    const { itemId, quantity: pieces, itemName: item } = line;
    if (itemId === undefined || !(await removing)) return;
    const adding = addition.trigger({ itemId, quantity: pieces });
    if (!(await announce(adding, (total) => t('restored', { item, total })))) return;
    setRestored(place);
    setRemoved((known) => (known?.place === place ? undefined : known));
  };

  const failures = { removal, quantity, size, addition };
  return { rows, removed, restored, said, failures, remove, setQuantity, setSize, undo };
}
export type LineEdits = ReturnType<typeof useLineEdits>;
