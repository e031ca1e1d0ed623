'use client';

import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { ADDRESS_SWR_KEY } from '@/lib/account/use-account';
import { useEndSessionOn401 } from '@/lib/account/use-session';
import { callApi } from '@/lib/api-client/call-api';
import { notifyOtherTabs } from '@/lib/browser/tab-channel';
import { useCart } from '@/lib/cart/use-cart';
import { CART_WRITE_TIMEOUT_MS } from '@/lib/cart/use-cart-write';
import type { Address } from '@/lib/contract/account';
import type { CheckoutResult } from '@/lib/contract/order';
import type { ApiError } from '@/lib/errors/api-error';

/**
 * Returns the checkout. `trigger(address)` pays for the displayed cart. A retry sends the cart version of the
 * first attempt, so that it cannot create a second order.
 */
export function useCheckout() {
  const { cart, refresh } = useCart();
  const { mutate } = useSWRConfig();
  const endSessionOn401 = useEndSessionOn401();
  const triedVersion = useRef<string>(undefined);

  const pay = async (path: string, { arg }: { arg: Address }): Promise<CheckoutResult> => {
    if (cart && (cart.items.length > 0 || !triedVersion.current)) triedVersion.current = cart.checkoutKey;
    const version = triedVersion.current;
    const { data } = await callApi<CheckoutResult>(path, {
      method: 'POST',
      body: { ...arg, seenTotal: cart?.totalPrice },
      signal: AbortSignal.timeout(CART_WRITE_TIMEOUT_MS),
      ...(version && { headers: { 'idempotency-key': version } }),
    });
    // The server has saved the address, so the cached one is updated.
    await mutate(ADDRESS_SWR_KEY, arg, { revalidate: false });
    return data;
  };

  return useSWRMutation<CheckoutResult, ApiError, string, Address>('/api/checkout', pay, {
    throwOnError: false,
    onSuccess: () => {
      triedVersion.current = undefined;
      void refresh();
      notifyOtherTabs('cart');
    },
    onError: (error) => {
      // The cart or its stock has changed, so the cart is read again.
      if (error.status === 409) void refresh();
      endSessionOn401(error);
    },
  });
}
