'use client';

import { useRef } from 'react';
import type { CartAddition } from '@/lib/contract/cart';
import type { Cart } from './cart';
import { sendCartWrite } from './send-cart-write';
import { useCartWrite } from './use-cart-write';

type Attempt = { wish: string; key: string };

/** Another one each time, among one shopper's additions; needs no secure page, as the browser's own UUIDs do. */
function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Adds an item; name and price are the server's business. `trigger` is undefined after a failure: its answer may
 * have been lost, so the same addition tried again goes by the same key, and is made once.
 */
export function useAddToCart() {
  const attempt = useRef<Attempt>(undefined);

  const add = async (path: string, addition: CartAddition): Promise<Cart> => {
    const wish = JSON.stringify(addition);
    if (attempt.current?.wish !== wish) attempt.current = { wish, key: newKey() };
    const { key } = attempt.current;
    const cart = await sendCartWrite(path, {
      method: 'POST',
      body: addition,
      headers: { 'idempotency-key': key },
    });
    attempt.current = undefined;
    return cart;
  };
  return useCartWrite('/api/cart/add', add);
}
