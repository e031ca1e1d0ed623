'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Cart } from '@/lib/cart/cart';
import { useAddToCart } from '@/lib/cart/use-cart-write';
import { useChangeQuantity, useChangeSize, useRemoveLine } from '@/lib/cart/use-edit-line';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { formatRupiah } from '@/lib/format/rupiah';

/** A line that was removed, where it stood, and the cart without it; undefined when that has failed. */
type Removal = { place: number; line: CartLine; cart: Promise<Cart | undefined> };

type CartAfter = Promise<Cart | undefined>;

/** Every edit of a cart's lines: its call, where the line stands, and what is said when the server has made it. */
export function useLineEdits(lines: CartLine[]) {
  const t = useTranslations('cart');
  const { rows, give } = usePlaces(lines);
  const removal = useRemoveLine();
  const quantity = useChangeQuantity();
  const size = useChangeSize(lines);
  const addition = useAddToCart();
  const [removed, setRemoved] = useState<Removal>();
  const [restored, setRestored] = useState<number>();
  /** The place of the line that could not be removed last. */
  const failedPlace = useRef<number>(undefined);
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

  /** Behind the dialog that says so the line is back, and what had the focus in its place is gone. */
  const dismissRemovalFailure = () => {
    removal.reset();
    setRestored(failedPlace.current);
  };
  const failures = { removal: { ...removal, reset: dismissRemovalFailure }, quantity, size, addition };
  return { rows, removed, restored, said, failures, remove, setQuantity, setSize, undo };
}
export type LineEdits = ReturnType<typeof useLineEdits>;

/** The stock items that have stood in a line's place, the latest last. */
type Place = string[];

export type CartRow = {
  place: number;
  /** None while nothing stands there: its line is removed. */
  line: CartLine | undefined;
};

const nameOf = ({ itemId, id }: CartLine): string => itemId ?? id;

/** Each line in the place that had its item last, new lines behind. */
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
 * The lines in places that they keep while the cart is open: one whose size is changed, or that is brought back, stays
 * where it was, though the server has made a new line of it.
 */
function usePlaces(lines: CartLine[]) {
  const [places, setPlaces] = useState<Place[]>([]);
  const rows = settle(places, lines);
  const added = rows.slice(places.length).flatMap(({ line }) => (line ? [[nameOf(line)]] : []));
  if (added.length > 0) setPlaces([...places, ...added]);

  /** Another item is to stand in the place, unless it has one of its own. */
  const give = (place: number, itemId: string) => {
    if (lines.some((line) => nameOf(line) === itemId)) return;
    setPlaces((known) => known.map((items, at) => (at === place ? [...items, itemId] : items)));
  };
  return { rows, give };
}
