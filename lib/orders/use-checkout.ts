'use client';

import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useEndSessionOn401 } from '@/lib/account/use-end-session';
import { callApi } from '@/lib/api-client/call-api';
import { tellOfCart } from '@/lib/cart/cart-news';
import { ANSWER_PATIENCE_MS } from '@/lib/cart/send-cart-write';
import { useCart } from '@/lib/cart/use-cart';
import type { Address } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';
import type { CheckoutResult } from './checkout-result';

/**
 * Pays for the cart as it is shown: `trigger(address)`, undefined after a failure. A repeat after a lost answer
 * carries the key of the first try, because the cart may have been emptied by it, and so finds its order.
 */
export function useCheckout() {
  const { cart, refresh } = useCart();
  const { mutate } = useSWRConfig();
  const endSessionOn401 = useEndSessionOn401();
  const lastKey = useRef<string>(undefined);

  const pay = async (path: string, { arg }: { arg: Address }): Promise<CheckoutResult> => {
    if (cart && (cart.items.length > 0 || !lastKey.current)) lastKey.current = cart.checkoutKey;
    const key = lastKey.current;
    const { data } = await callApi<CheckoutResult>(path, {
      method: 'POST',
      body: { ...arg, seenTotal: cart?.totalPrice },
      signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
    // It is saved now, and where the next order goes unless told otherwise.
    await mutate('/api/users/address', arg, { revalidate: false });
    return data;
  };

  return useSWRMutation<CheckoutResult, ApiError, string, Address>('/api/checkout', pay, {
    throwOnError: false,
    onSuccess: () => {
      lastKey.current = undefined;
      void refresh();
      tellOfCart();
    },
    onError: (error) => {
      // The cart is not what it was, or its goods are not: what is shown shall be true again.
      if (error.status === 409) void refresh();
      endSessionOn401(error);
    },
  });
}
