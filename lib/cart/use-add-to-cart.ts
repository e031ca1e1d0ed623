'use client';

import { callApi } from '@/lib/api-client/call-api';
import type { CartAddition } from '@/lib/contract/cart';
import type { Cart } from './cart';
import { useCartWrite } from './use-cart-write';

async function addToCart(_key: string, { arg }: { arg: CartAddition }): Promise<Cart> {
  const { data } = await callApi<Cart>('/api/cart/add', { method: 'POST', body: arg });
  return data;
}

/** Adds an item; name and price are the server's business. `trigger` is undefined after a failure. */
export function useAddToCart() {
  return useCartWrite(addToCart);
}
