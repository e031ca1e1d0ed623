'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { findPendingAddition, forgetPendingAddition, keepPendingAddition } from '@/lib/cart/pending-addition';
import type { ProductSize } from '@/lib/catalogue/product-sizes';

type Page = {
  form: RefObject<HTMLFormElement | null>;
  product: string;
  sizes: readonly ProductSize[];
  loggedIn: boolean | undefined;
  /** The shopper has been told to log in before they can add. */
  askedToLogIn: boolean;
};

/**
 * The size and the quantity that are chosen. They begin with the size that was chosen in the form before its script was
 * there, with the one that the address names, `?size=32`, as an offer in a search engine's results does, or with what
 * has waited through a login: one press adds it then.
 */
export function useWish({ form, product, sizes, loggedIn, askedToLogIn }: Page) {
  const [sizeId, setSizeId] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  const [waited, setWaited] = useState(false);

  const chooseFirst = useEffectEvent(() => {
    const early = form.current && new FormData(form.current).get('size');
    const named = new URLSearchParams(window.location.search).get('size');
    const size = sizes.find((one) => one.sizeId === early) ?? sizes.find(({ value }) => value === named);
    if (size) setSizeId(size.sizeId);
  });
  const takeUp = useEffectEvent(() => {
    const wish = findPendingAddition(product);
    if (!wish) return;
    setSizeId(wish.sizeId);
    setQuantity(wish.quantity);
    setWaited(true);
  });
  const putOff = useEffectEvent(() => {
    if (sizeId !== undefined) keepPendingAddition({ product, sizeId, quantity });
  });

  useEffect(() => chooseFirst(), []);
  useEffect(() => {
    if (loggedIn) takeUp();
  }, [loggedIn]);
  useEffect(() => {
    if (askedToLogIn) putOff();
  }, [askedToLogIn]);

  const choose = (chosen: string) => {
    setSizeId(chosen);
    setWaited(false);
  };
  const reset = () => {
    setSizeId(undefined);
    setQuantity(1);
    setWaited(false);
  };
  return { sizeId, quantity, waited, choose, setQuantity, reset, fulfilled: forgetPendingAddition };
}
