'use client';

import { callApi } from '@/lib/api-client/call-api';
import type { Cart } from './cart';
import { useCartWrite } from './use-cart-write';

type Change = { id: string; quantity: number };

async function changeQuantity(_key: string, { arg: { id, quantity } }: { arg: Change }): Promise<Cart> {
  const path = `/api/cart/items/${encodeURIComponent(id)}`;
  const { data } = await callApi<Cart>(path, { method: 'PATCH', body: { quantity } });
  return data;
}

/** Sets a line's quantity. The code `unsupported` says that this product API cannot, and the control goes. */
export function useChangeQuantity() {
  return useCartWrite(changeQuantity);
}
