'use client';

import type { Cart } from './cart';
import { sendCartWrite } from './send-cart-write';
import { useCartWrite } from './use-cart-write';

type Change = { id: string; quantity: number };

function changeQuantity(_key: string, { arg: { id, quantity } }: { arg: Change }): Promise<Cart> {
  const path = `/api/cart/items/${encodeURIComponent(id)}`;
  return sendCartWrite(path, { method: 'PATCH', body: { quantity } });
}

/** Sets a line's quantity. The code `unsupported` says that this product API cannot, and the control goes. */
export function useChangeQuantity() {
  return useCartWrite(changeQuantity);
}
