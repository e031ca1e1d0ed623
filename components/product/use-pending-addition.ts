'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import {
  findPendingAddition,
  forgetPendingAddition,
  storePendingAddition,
} from '@/lib/cart/pending-addition';
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
 * Size and quantity of the form. Initially the size chosen before hydration, else the one of the query (`?size=32`, as
 * search engines' offers link), or the addition that is pending since before a login: one press makes it then.
 */
export function usePendingAddition({ form, product, sizes, loggedIn, askedToLogIn }: Page) {
  const [sizeId, setSizeId] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  const [waited, setWaited] = useState(false);

  const chooseFirst = useEffectEvent(() => {
    const early = form.current && new FormData(form.current).get('size');
    const named = new URLSearchParams(window.location.search).get('size');
    const size = sizes.find((one) => one.sizeId === early) ?? sizes.find(({ value }) => value === named);
    if (size) setSizeId(size.sizeId);
  });
  const restore = useEffectEvent(() => {
    const pending = findPendingAddition(product);
    if (!pending) return;
    setSizeId(pending.sizeId);
    setQuantity(pending.quantity);
    setWaited(true);
  });
  const store = useEffectEvent(() => {
    if (sizeId !== undefined) storePendingAddition({ product, sizeId, quantity });
  });

  useEffect(() => chooseFirst(), []);
  useEffect(() => {
    if (loggedIn) restore();
  }, [loggedIn]);
  useEffect(() => {
    if (askedToLogIn) store();
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
