'use client';

import { useSessionStore } from '@/lib/account/session-provider';
import type { CartAddition } from '@/lib/contract/cart';
import { ApiError } from '@/lib/errors/api-error';
import type { Cart } from './cart';
import { useCartWrite, useSendOnce } from './use-cart-write';

/**
 * Adds an item, once however often it is tried; name and price are the server's business. An addition that is wanted before
 * it is known who is here waits for that: a visitor's is not sent.
 */
export function useAddToCart() {
  const { data: session, askOnce } = useSessionStore();
  const sendOnce = useSendOnce();

  const send = async (body: CartAddition): Promise<Cart> => {
    const known = session ?? (await askOnce());
    if (known?.loggedIn === false) throw new ApiError('unauthenticated');
    return sendOnce('/api/cart/add', { method: 'POST', body });
  };
  return useCartWrite({ send });
}
