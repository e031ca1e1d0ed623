'use client';

import useSWRMutation from 'swr/mutation';
import { useEndSessionOn401 } from '@/lib/account/use-end-session';
import type { ApiError } from '@/lib/errors/api-error';
import { CART_KEY, type Cart } from './cart';

/** A change of the cart: the whole cart that comes back is the page's cart from then on, with no refetch. */
export function useCartWrite<Arg>(write: (key: string, options: { arg: Arg }) => Promise<Cart>) {
  const endSessionOn401 = useEndSessionOn401();

  return useSWRMutation<Cart, ApiError, string, Arg>(CART_KEY, write, {
    populateCache: true,
    revalidate: false,
    throwOnError: false,
    onError: endSessionOn401,
  });
}
