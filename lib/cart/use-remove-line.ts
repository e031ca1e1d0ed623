'use client';

import { callApi } from '@/lib/api-client/call-api';
import type { Cart } from './cart';
import { useCartWrite } from './use-cart-write';

async function removeLine(_key: string, { arg }: { arg: string }): Promise<Cart> {
  const { data } = await callApi<Cart>(`/api/cart/remove/${encodeURIComponent(arg)}`, { method: 'DELETE' });
  return data;
}

/** Takes a line out of the cart by its id. `trigger` is undefined after a failure. */
export function useRemoveLine() {
  return useCartWrite(removeLine);
}
