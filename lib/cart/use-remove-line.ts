'use client';

import type { Cart } from './cart';
import { sendCartWrite } from './send-cart-write';
import { useCartWrite } from './use-cart-write';

function removeLine(path: string, id: string): Promise<Cart> {
  return sendCartWrite(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** Takes a line out of the cart by its id. `trigger` is undefined after a failure. */
export function useRemoveLine() {
  return useCartWrite('/api/cart/remove', removeLine);
}
