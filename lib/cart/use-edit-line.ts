'use client';

import useSWR from 'swr';
import type { CartLine } from '@/lib/contract/cart';
import { type CartWrite, sendCartWrite, useCartWrite } from './use-cart-write';

type Change = Pick<CartLine, 'id' | 'quantity'>;

const CHANGE: CartWrite<Change> = {
  send: ({ id, quantity }) =>
    sendCartWrite(`/api/cart/items/${encodeURIComponent(id)}`, { method: 'PATCH', body: { quantity } }),
  optimistic: (lines, { id, quantity }) =>
    lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
  isDone: ({ items }, { id, quantity }) => items.some((line) => line.id === id && line.quantity === quantity),
};

const REMOVAL: CartWrite<string> = {
  send: (id) => sendCartWrite(`/api/cart/remove/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  optimistic: (lines, id) => lines.filter((line) => line.id !== id),
  isDone: ({ items }, id) => items.every((line) => line.id !== id),
};

/** Sets a line's quantity. `unsupported`: this product API cannot, which the page remembers, and the control goes. */
export function useChangeQuantity() {
  const { data: unsupported = false, mutate } = useSWR<boolean>('quantities are fixed', null);
  const write = useCartWrite(CHANGE, ({ code }) => {
    if (code === 'unsupported') void mutate(true, { revalidate: false });
  });

  return { ...write, unsupported };
}

/** Takes a line out of the cart by its id. One that is gone already is taken out. */
export const useRemoveLine = () => useCartWrite(REMOVAL);
