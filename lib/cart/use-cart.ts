'use client';

import { useCallback } from 'react';
import { usePersonal } from '@/lib/account/use-personal';
import { CART_KEY, type Cart } from './cart';
import { countAnswer, isOvertaken, readCart } from './cart-answers';

/**
 * Nothing is asked for without a session. `count` is 0 while unknown or after a failure (spec §8), unless the cart has become
 * known since that reading began.
 */
export function useCart() {
  const { data, error, isLoading, mutate } = usePersonal<Cart>(CART_KEY, {
    read: readCart,
    quietly: 'cart',
    onSuccess: countAnswer,
  });
  const refresh = useCallback(() => mutate(), [mutate]);
  const failure = error && isOvertaken(error) ? undefined : error;

  return { cart: data, count: failure ? 0 : (data?.items.length ?? 0), error: failure, isLoading, refresh };
}
