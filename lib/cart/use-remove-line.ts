'use client';

import type { Cart } from './cart';
import { withoutLine } from './edited-cart';
import { sendCartWrite } from './send-cart-write';
import { useCartEdit } from './use-cart-edit';

const REMOVAL = {
  foresee: withoutLine,
  send: (id: string): Promise<Cart> =>
    sendCartWrite(`/api/cart/remove/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  isDone: ({ items }: Cart, id: string) => items.every((line) => line.id !== id),
};

/** Takes a line out of the cart by its id. One that is gone already is taken out. */
export function useRemoveLine() {
  return useCartEdit(REMOVAL);
}
