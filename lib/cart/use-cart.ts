'use client';

import { useCallback } from 'react';
import { usePersonal } from '@/lib/account/use-personal';
import { CART_KEY, type Cart } from './cart';

/** Nothing is asked for without a session. `count` is 0 while unknown or after a failure (spec §8). */
export function useCart() {
  const { data, error, isLoading, mutate } = usePersonal<Cart>(CART_KEY, { quietly: 'cart' });
  const refresh = useCallback(() => mutate(), [mutate]);

  return { cart: data, count: error ? 0 : (data?.items.length ?? 0), error, isLoading, refresh };
}
