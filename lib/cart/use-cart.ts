'use client';

import { useCallback } from 'react';
import useSWR from 'swr';
import { usePersonalRead } from '@/lib/account/use-session';
import { fetchJson } from '@/lib/api-client/call-api';
import type { Item } from '@/lib/contract/catalogue';
import type { ApiError } from '@/lib/errors/api-error';
import type { Cart } from './cart';

/** The path of the cart, which is also its SWR key. */
export const CART_SWR_KEY = '/api/cart';

/**
 * Returns the cart of the logged-in shopper. `count` is 0 until the cart is loaded and after a failure (spec
 * §8).
 */
export function useCart() {
  const { data, error, isLoading, mutate } = usePersonalRead<Cart>(CART_SWR_KEY, { logAs: 'cart' });
  const refresh = useCallback(() => mutate(), [mutate]);

  return { cart: data, count: error ? 0 : (data?.items.length ?? 0), error, isLoading, refresh };
}

export function useProductStock(name: string) {
  const path = `/api/items?name=${encodeURIComponent(name)}`;
  const { data, error, mutate } = useSWR<Item[], ApiError>(path, fetchJson, { shouldRetryOnError: false });

  return { items: data, error, refresh: () => mutate() };
}
