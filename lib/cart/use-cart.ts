'use client';

import { useCallback } from 'react';
import useSWR from 'swr';
import { useEndSessionOn401, useSession } from '@/lib/account/use-session';
import { readApi } from '@/lib/api-client/call-api';
import { reportQuietly } from '@/lib/api-client/report-quietly';
import type { ApiError } from '@/lib/errors/api-error';
import { CART_KEY, type Cart } from './cart';

/**
 * The shopper's cart; nothing is asked for without a session. `count` is the lines, 0 while unknown or after
 * a failure, which is silent or for the console alone (spec §8). `refresh` fetches it anew, for an opening panel.
 */
export function useCart() {
  const { loggedIn } = useSession();
  const endSessionOn401 = useEndSessionOn401();
  const { data, error, isLoading, mutate } = useSWR<Cart, ApiError>(loggedIn ? CART_KEY : null, readApi, {
    shouldRetryOnError: false,
    onError: (failure) => {
      reportQuietly('cart', failure);
      endSessionOn401(failure);
    },
  });
  const refresh = useCallback(() => mutate(), [mutate]);

  return {
    cart: data,
    count: error ? 0 : (data?.items.length ?? 0),
    error,
    isLoading,
    refresh,
  };
}
