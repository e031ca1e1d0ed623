'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Cart } from '@/lib/cart/cart';
import { useAddToCart } from '@/lib/cart/use-cart-write';
import { useChangeQuantity, useChangeSize, useRemoveLine } from '@/lib/cart/use-edit-line';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { formatRupiah } from '@/lib/format/rupiah';

/** A removed line, its position, and the cart without it, or undefined if the removal failed. */
type Removal = { place: number; line: CartLine; cart: Promise<Cart | undefined> };

type CartAfter = Promise<Cart | undefined>;

/**
 * Returns the edits of a cart's lines with their errors, the position of each line, and the text for the live region.
 */
export function useLineEdits(lines: CartLine[]) {
  const t = useTranslations('cart');
  const { rows, give } = usePlaces(lines);
  const removal = useRemoveLine();
  const quantity = useChangeQuantity();
  const size = useChangeSize(lines);
  const addition = useAddToCart();
  const [removed, setRemoved] = useState<Removal>();
  const [restored, setRestored] = useState<number>();
  /** The position of the line that could not be removed last. */
  const failedPlace = useRef<number>(undefined);
  const [said, setSaid] = useState('');

  const announce = async (made: CartAfter, words: (total: string) => string) => {
    const cart = await made;
    if (cart) setSaid(words(formatRupiah(cart.totalPrice)));
    return cart;
  };
  /** Announces an edit other than undo. The last removed line can then no longer be restored. */
  const edit = (made: CartAfter, words: (total: string) => string) => {
    setRemoved(undefined);
    setRestored(undefined);
    return announce(made, words);
  };
  const remove = async ({ place }: CartRow, line: CartLine) => {
    const { itemName: item } = line;
    const cart = edit(removal.trigger(line.id), (total) => t('removed', { item, total }));
    setRemoved({ place, line, cart });
    if (await cart) return;
    failedPlace.current = place;
    setRemoved((known) => (known?.cart === cart ? undefined : known));
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

  /** Closes the error and moves the focus to the line, which is shown again, because the undo button is gone. */
  const dismissRemovalFailure = () => {
    removal.reset();
    setRestored(failedPlace.current);
  };
  const failures = { removal: { ...removal, reset: dismissRemovalFailure }, quantity, size, addition };
  return { rows, removed, restored, said, failures, remove, setQuantity, setSize, undo };
}
export type LineEdits = ReturnType<typeof useLineEdits>;

/** The ids of the stock items that have occupied a position, the latest last. */
type Place = string[];

export type CartRow = {
  place: number;
  /** Undefined while the line is removed. */
  line: CartLine | undefined;
};

const nameOf = ({ itemId, id }: CartLine): string => itemId ?? id;

/** Returns each line in the position that its item last occupied, and new lines at the end. */
function settle(places: Place[], lines: CartLine[]): CartRow[] {
  const left = [...lines];
  const rows = places.map((items, place) => {
    const name = items.findLast((item) => left.some((line) => nameOf(line) === item));
    const at = left.findIndex((line) => nameOf(line) === name);
    return { place, line: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
  return [...rows, ...left.map((line, index) => ({ place: places.length + index, line }))];
}

/**
 * Keeps the positions of the lines while the cart is open. A line with a changed size, or one that was restored, stays
 * in its position, although the server has created a new line for it.
 */
function usePlaces(lines: CartLine[]) {
  const [places, setPlaces] = useState<Place[]>([]);
  const rows = settle(places, lines);
  const added = rows.slice(places.length).flatMap(({ line }) => (line ? [[nameOf(line)]] : []));
  if (added.length > 0) setPlaces([...places, ...added]);

  /** Assigns another item to a position, unless the item already has a line. */
  const give = (place: number, itemId: string) => {
    if (lines.some((line) => nameOf(line) === itemId)) return;
    setPlaces((known) => known.map((items, at) => (at === place ? [...items, itemId] : items)));
  };
  return { rows, give };
}
