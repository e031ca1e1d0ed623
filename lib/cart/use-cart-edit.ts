'use client';

import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useEndSessionOn401 } from '@/lib/account/use-end-session';
import { readApi } from '@/lib/api-client/read-api';
import type { ApiError } from '@/lib/errors/api-error';
import { CART_KEY, type Cart } from './cart';
import { tellOfCart } from './cart-news';
import { inTurn } from './in-turn';

type CartEdit<Arg> = {
  /** The cart as it will be: shown until the server has answered. */
  foresee: (cart: Cart, arg: Arg) => Cart;
  send: (arg: Arg) => Promise<Cart>;
  /** Whether a cart is as it was wanted. */
  isDone: (cart: Cart, arg: Arg) => boolean;
};

/** An answer may get lost, or another tab be quicker: what counts is what the cart is now. */
async function sendOrFind<Arg>({ send, isDone }: CartEdit<Arg>, arg: Arg): Promise<Cart> {
  try {
    return await send(arg);
  } catch (failure) {
    const cart = await readApi<Cart>(CART_KEY).catch(() => undefined);
    if (cart && isDone(cart, arg)) return cart;
    throw failure;
  }
}

/**
 * A change of the cart that is shown at once. The server's cart takes its place; after a failure the cart is again
 * what it was, and asked for anew. `trigger` is undefined after a failure.
 */
export function useCartEdit<Arg>(edit: CartEdit<Arg>, onError?: (failure: ApiError) => void) {
  const { mutate } = useSWRConfig();
  const endSessionOn401 = useEndSessionOn401();
  const [error, setError] = useState<ApiError>();

  const fail = (failure: ApiError) => {
    setError(failure);
    onError?.(failure);
    if (failure.code === 'unauthenticated') endSessionOn401(failure);
    else void mutate(CART_KEY);
    return undefined;
  };
  const trigger = async (arg: Arg): Promise<Cart | undefined> => {
    setError(undefined);
    const answer = inTurn(() => sendOrFind(edit, arg));
    const shown = mutate<Cart>(CART_KEY, answer, {
      optimisticData: (cart, displayed) => foreseen(edit, displayed ?? cart, arg),
      rollbackOnError: true,
      revalidate: false,
    });
    const cart = await shown.catch(fail);
    if (cart) tellOfCart();
    return cart;
  };

  return { trigger, error, reset: () => setError(undefined) };
}

function foreseen<Arg>({ foresee }: CartEdit<Arg>, cart: Cart | undefined, arg: Arg): Cart {
  return foresee(cart ?? { items: [], totalPrice: 0, checkoutKey: '' }, arg);
}
