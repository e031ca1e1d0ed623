'use client';

import type { Cart } from './cart';
import { sendCartWrite } from './send-cart-write';
import { useCartWrite } from './use-cart-write';

type Change = { id: string; quantity: number };

function changeQuantity(path: string, { id, quantity }: Change): Promise<Cart> {
  return sendCartWrite(`${path}/${encodeURIComponent(id)}`, { method: 'PATCH', body: { quantity } });
}

/** Sets a line's quantity. The code `unsupported` says that this product API cannot, and the control goes. */
export function useChangeQuantity() {
  return useCartWrite('/api/cart/items', changeQuantity);
}
