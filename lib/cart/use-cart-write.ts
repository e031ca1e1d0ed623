'use client';

import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useEndSessionOn401 } from '@/lib/account/use-end-session';
import type { ApiError } from '@/lib/errors/api-error';
import { CART_KEY, type Cart } from './cart';
import { tellOfCart } from './cart-news';

/**
 * A change of the cart: the whole cart that comes back is the page's cart from then on, with no refetch.
 * Its key is not the cart's, because SWR drops a read that is under way when its key is written, and a write
 * that fails would leave the page without a cart.
 */
export function useCartWrite<Arg>(path: string, write: (path: string, arg: Arg) => Promise<Cart>) {
  const { mutate } = useSWRConfig();
  const endSessionOn401 = useEndSessionOn401();

  const writeAndShow = async (key: string, { arg }: { arg: Arg }): Promise<Cart> => {
    const cart = await write(key, arg);
    await mutate(CART_KEY, cart, { revalidate: false });
    tellOfCart();
    return cart;
  };
  return useSWRMutation<Cart, ApiError, string, Arg>(path, writeAndShow, {
    throwOnError: false,
    onError: (failure) => {
      endSessionOn401(failure);
      // Its answer may be all that was lost.
      if (failure.status >= 500) void mutate(CART_KEY);
    },
  });
}
