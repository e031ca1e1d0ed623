'use client';

import useSWR from 'swr';
import type { Cart } from './cart';
import { withQuantity } from './edited-cart';
import { sendCartWrite } from './send-cart-write';
import { useCartEdit } from './use-cart-edit';

type Change = { id: string; quantity: number };

const CHANGE = {
  foresee: (cart: Cart, { id, quantity }: Change) => withQuantity(cart, id, quantity),
  send: ({ id, quantity }: Change): Promise<Cart> =>
    sendCartWrite(`/api/cart/items/${encodeURIComponent(id)}`, { method: 'PATCH', body: { quantity } }),
  isDone: ({ items }: Cart, { id, quantity }: Change) =>
    items.some((line) => line.id === id && line.quantity === quantity),
};

/** Sets a line's quantity. `unsupported`: this product API cannot, which the page remembers, and the control goes. */
export function useChangeQuantity() {
  const { data: unsupported = false, mutate } = useSWR<boolean>('quantities are fixed', null);
  const edit = useCartEdit(CHANGE, ({ code }) => {
    if (code === 'unsupported') void mutate(true, { revalidate: false });
  });

  return { ...edit, unsupported };
}
