'use client';

import type { CartAddition } from '@/lib/contract/cart';
import type { Cart } from './cart';
import { sendCartWrite } from './send-cart-write';
import { useCartWrite } from './use-cart-write';

function addToCart(path: string, addition: CartAddition): Promise<Cart> {
  return sendCartWrite(path, { method: 'POST', body: addition });
}

/** Adds an item; name and price are the server's business. `trigger` is undefined after a failure. */
export function useAddToCart() {
  return useCartWrite('/api/cart/add', addToCart);
}
