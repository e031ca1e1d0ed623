'use client';

import { useEffect } from 'react';
import { useCart } from '@/lib/cart/use-cart';

export type CountedCart = Pick<ReturnType<typeof useCart>, 'count' | 'refresh'>;

/** Tells how many lines the cart of who is logged in has. */
export function CartCount({ onCount }: { onCount: (cart: CountedCart) => void }) {
  const { count, refresh } = useCart();

  useEffect(() => onCount({ count, refresh }), [count, refresh, onCount]);
  return null;
}
