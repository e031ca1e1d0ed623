'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Cart } from '@/lib/cart/cart';
import { useAddToCart } from '@/lib/cart/use-cart-write';
import { useChangeQuantity, useChangeSize, useRemoveLine } from '@/lib/cart/use-edit-line';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { formatRupiah } from '@/lib/format/rupiah';

/** The cart after an edit, or undefined if the edit failed. */
type EditedCart = Promise<Cart | undefined>;

/** A removed line, its row, and the cart without it. */
type Removal = { index: number; line: CartLine; cart: EditedCart };

/**
 * Returns the edits of a cart's lines with their errors, the row of each line, and the text for the live region.
 */
export function useCartLineEdits(lines: CartLine[]) {
  const t = useTranslations('cart');
  const { rows, assignItem } = useStableRows(lines);
  const removal = useRemoveLine();
  const quantity = useChangeQuantity();
  const size = useChangeSize(lines);
  const addition = useAddToCart();
  const [removed, setRemoved] = useState<Removal>();
  const [restored, setRestored] = useState<number>();
  /** The row of the line whose removal failed last. */
  const failedRow = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');

  const announce = async (edited: EditedCart, text: (total: string) => string) => {
    const cart = await edited;
    if (cart) setAnnouncement(text(formatRupiah(cart.totalPrice)));
    return cart;
  };
  /** Announces an edit other than undo. The last removed line can then no longer be restored. */
  const edit = (edited: EditedCart, text: (total: string) => string) => {
    setRemoved(undefined);
    setRestored(undefined);
    return announce(edited, text);
  };
  const remove = async ({ index }: CartLineRow, line: CartLine) => {
    const { itemName: item } = line;
    const cart = edit(removal.trigger(line.id), (total) => t('removed', { item, total }));
    setRemoved({ index, line, cart });
    if (await cart) return;
    failedRow.current = index;
    setRemoved((known) => (known?.cart === cart ? undefined : known));
  };
  const setQuantity = ({ id, itemName: item }: CartLine, pieces: number) =>
    edit(quantity.trigger({ id, quantity: pieces }), (total) =>
      t('changed', { item, quantity: pieces, total }),
    );
  const setSize = ({ index }: CartLineRow, line: CartLine, item: Item) => {
    assignItem(index, item.id);
    const words = { item: line.itemName, size: item.size.value };
    return edit(size.change(line, item), (total) => t('sizeChanged', { ...words, total }));
  };
  const undo = async ({ index, line, cart: removing }: Removal) => {
    const { itemId, quantity: pieces, itemName: item } = line;
    if (itemId === undefined || !(await removing)) return;
    const adding = addition.trigger({ itemId, quantity: pieces });
    if (!(await announce(adding, (total) => t('restored', { item, total })))) return;
    setRestored(index);
    setRemoved((known) => (known?.index === index ? undefined : known));
  };

  /** Closes the error. The line is shown again, and receives the focus, because the undo button is gone. */
  const dismissRemovalFailure = () => {
    removal.reset();
    setRestored(failedRow.current);
  };
  const failures = { removal: { ...removal, reset: dismissRemovalFailure }, quantity, size, addition };
  return { rows, removed, restored, announcement, failures, remove, setQuantity, setSize, undo };
}
export type CartLineEdits = ReturnType<typeof useCartLineEdits>;

export type CartLineRow = {
  /** The position in the table. */
  index: number;
  /** Undefined while the line is removed. */
  line: CartLine | undefined;
};

/** The ids of the stock items that have occupied a row, the latest last. */
type RowItemIds = string[];

const itemIdOf = ({ itemId, id }: CartLine): string => itemId ?? id;

/** Returns each line in the row that its item last occupied, and new lines at the end. */
function assignRows(rowItems: RowItemIds[], lines: CartLine[]): CartLineRow[] {
  const unassigned = [...lines];
  const rows = rowItems.map((itemIds, index): CartLineRow => {
    const itemId = itemIds.findLast((id) => unassigned.some((line) => itemIdOf(line) === id));
    const line = unassigned.find((candidate) => itemIdOf(candidate) === itemId);
    if (line) unassigned.splice(unassigned.indexOf(line), 1);
    return { index, line };
  });
  return [...rows, ...unassigned.map((line, added) => ({ index: rows.length + added, line }))];
}

/**
 * Keeps the rows of the lines while the cart is open. A line with a changed size, or one that was restored, stays in
 * its row, although the server has created a new line for it.
 */
function useStableRows(lines: CartLine[]) {
  const [rowItems, setRowItems] = useState<RowItemIds[]>([]);
  const rows = assignRows(rowItems, lines);
  const added = rows.slice(rowItems.length).flatMap(({ line }) => (line ? [[itemIdOf(line)]] : []));
  if (added.length > 0) setRowItems([...rowItems, ...added]);

  /** Lets another item occupy a row, unless the item already has a line. */
  const assignItem = (row: number, itemId: string) => {
    if (lines.some((line) => itemIdOf(line) === itemId)) return;
    setRowItems((known) => known.map((itemIds, index) => (index === row ? [...itemIds, itemId] : itemIds)));
  };
  return { rows, assignItem };
}
