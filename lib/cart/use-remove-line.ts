'use client';

import type { Cart } from './cart';
import { sendCartWrite } from './send-cart-write';
import { useCartWrite } from './use-cart-write';

function removeLine(_key: string, { arg }: { arg: string }): Promise<Cart> {
  return sendCartWrite(`/api/cart/remove/${encodeURIComponent(arg)}`, { method: 'DELETE' });
}

/** Takes a line out of the cart by its id. `trigger` is undefined after a failure. */
export function useRemoveLine() {
  return useCartWrite(removeLine);
}
