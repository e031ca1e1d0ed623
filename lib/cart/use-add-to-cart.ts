'use client';

import { useRef } from 'react';
import type { CartAddition } from '@/lib/contract/cart';
import type { Cart } from './cart';
import { sendCartWrite, useCartWrite } from './use-cart-write';

type Attempt = { addition: string; key: string };

/** Unique among one shopper's additions; `crypto.randomUUID` would need a secure context. */
const newKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * Adds an item; name and price are the server's business. The answer of a failed addition may have been lost, so the same
 * addition tried again carries the same idempotency key, and is made once.
 */
export function useAddToCart() {
  const attempt = useRef<Attempt>(undefined);

  const send = async (body: CartAddition): Promise<Cart> => {
    const addition = JSON.stringify(body);
    if (attempt.current?.addition !== addition) attempt.current = { addition, key: newKey() };
    const headers = { 'idempotency-key': attempt.current.key };
    const cart = await sendCartWrite('/api/cart/add', { method: 'POST', body, headers });
    attempt.current = undefined;
    return cart;
  };
  return useCartWrite({ send });
}
