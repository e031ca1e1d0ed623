'use client';

import { useRef } from 'react';
import useSWR from 'swr';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import type { ErrorCode } from '@/lib/errors/api-error';
import { type CartWrite, sendCartWrite, useCartWrite, useIdempotentSend } from './use-cart-write';

type Change = Pick<CartLine, 'id' | 'quantity'>;

const pathOf = (id: string) => `/api/cart/items/${encodeURIComponent(id)}`;

const CHANGE: CartWrite<Change> = {
  send: ({ id, quantity }) => sendCartWrite(pathOf(id), { method: 'PATCH', body: { quantity } }),
  optimistic: (lines, { id, quantity }) =>
    lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
  isDone: ({ items }, { id, quantity }) => items.some((line) => line.id === id && line.quantity === quantity),
};

const REMOVAL: CartWrite<string> = {
  send: (id) => sendCartWrite(`/api/cart/remove/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  optimistic: (lines, id) => lines.filter((line) => line.id !== id),
  isDone: ({ items }, id) => items.every((line) => line.id !== id),
};

/**
 * Sets the quantity of a line. After `unsupported`, the page remembers that the product API cannot change
 * quantities, and hides the control.
 */
export function useChangeQuantity() {
  const { data: unsupported = false, mutate } = useSWR<boolean>('quantities are fixed', null);
  const write = useCartWrite('change-quantity', CHANGE, ({ code }) => {
    if (code === 'unsupported') void mutate(true, { revalidate: false });
  });

  return { ...write, unsupported };
}

/** Removes a cart line by its id. A line that no longer exists counts as removed. */
export const useRemoveLine = () => useCartWrite('remove-line', REMOVAL);

/** `quantity` is the final quantity of the line with the new size. */
type SizeChange = { id: string; item: Item; quantity: number };

/**
 * Returns the lines after a size change. If another line has the new size already, that line gets all the
 * pieces.
 */
function withSize(lines: CartLine[], { id, item, quantity }: SizeChange): CartLine[] {
  const isHeld = lines.some(({ itemId }) => itemId === item.id);
  return lines.flatMap((line) => {
    if (line.itemId === item.id) return [{ ...line, quantity }];
    if (line.id !== id) return [line];
    const { id: itemId, size, price, stock } = item;
    return isHeld ? [] : [{ ...line, itemId, sizeName: size.value, price, stock, addedPrice: undefined }];
  });
}

/** Errors that mean that the cart has not changed, so the next attempt starts over. */
const REFUSED: readonly ErrorCode[] = ['conflict', 'not_found', 'rejected', 'size_unavailable'];

/**
 * Changes the size of a line. A retry after a partial failure sends the final quantity of the first attempt
 * again. If it were computed again, pieces that were already added would count twice.
 */
export function useChangeSize(lines: CartLine[]) {
  const begun = useRef<{ change: string; quantity: number }>(undefined);
  const sendOnce = useIdempotentSend();
  const { trigger, ...write } = useCartWrite<SizeChange>(
    'change-size',
    {
      send: ({ id, item, quantity }) =>
        sendOnce(pathOf(id), { method: 'PATCH', body: { quantity, itemId: item.id } }),
      optimistic: withSize,
      isDone: ({ items }, { id, item, quantity }) =>
        items.every((line) => line.id !== id) &&
        items.some((line) => line.itemId === item.id && line.quantity >= quantity),
    },
    ({ code }) => {
      if (REFUSED.includes(code)) begun.current = undefined;
    },
  );

  const change = async ({ id, quantity }: CartLine, item: Item) => {
    const held = lines.find(({ itemId }) => itemId === item.id)?.quantity ?? 0;
    const change = JSON.stringify([id, item.id, quantity]);
    if (begun.current?.change !== change) begun.current = { change, quantity: quantity + held };
    const cart = await trigger({ id, item, quantity: begun.current.quantity });
    if (cart) begun.current = undefined;
    return cart;
  };
  return { ...write, change };
}
