'use client';

import { type FormEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@/lib/account/use-session';
import {
  type AdditionRejection,
  findPendingAddition,
  forgetPendingAddition,
  storePendingAddition,
  validateAddition,
} from '@/lib/cart/pending-addition';
import { useProductStock } from '@/lib/cart/use-cart';
import { useAddToCart } from '@/lib/cart/use-cart-write';
import { type ProductSize, withCurrentStock } from '@/lib/catalogue/product-sizes';
import { isSoldOut } from '@/lib/catalogue/stock';
import { MAX_QUANTITY } from '@/lib/contract/limits';
import { getQuantityLimit } from './quantity-stepper';
import type { SizePickerError } from './size-picker';

type Form = { form: RefObject<HTMLFormElement | null>; name: string; sizes: ProductSize[] };

/** The state of the add-to-cart form: available sizes, the choice, and the result of adding. */
export function useAddToCartForm({ form, name, sizes }: Form) {
  const { items, error: itemsError, refresh } = useProductStock(name);
  const { loggedIn } = useSession();
  const { trigger, reset, isMutating, data: added, error } = useAddToCart();
  const [rejection, setRejection] = useState<AdditionRejection>();
  const [sizeError, setSizeError] = useState<SizePickerError>();
  const askedToLogIn = rejection === 'login' || error?.code === 'unauthenticated';
  const pending = usePendingAddition({ form, product: name, sizes, loggedIn, askedToLogIn });

  const current = withCurrentStock(sizes, items);
  const chosen = current.find((size) => size.sizeId === pending.sizeId && !isSoldOut(size));
  // The stock may have fallen below the wanted quantity.
  const quantity = Math.min(pending.quantity, getQuantityLimit(chosen?.stock));
  const hasResult = Boolean(added ?? rejection ?? error);

  // The effect runs after the dialog has returned the focus, so the focus can move to the sizes.
  useEffect(() => {
    if (sizeError && !hasResult)
      form.current?.querySelector<HTMLInputElement>('[name=size]:enabled')?.focus();
  }, [form, sizeError, hasResult]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (hasResult) return;
    const checked = validateAddition({ size: chosen, quantity, loggedIn });
    if ('rejection' in checked) {
      setRejection(checked.rejection);
      if (checked.rejection === 'size') setSizeError('missing');
    } else if (await trigger(checked)) pending.fulfilled();
  };
  const onChoose = (sizeId: string) => {
    setSizeError(undefined);
    pending.choose(sizeId);
  };
  /** Resets the form after any result (spec §4). */
  const onSeen = async () => {
    if (error?.code === 'size_unavailable') setSizeError('unavailable');
    pending.reset();
    setRejection(undefined);
    reset();
    await refresh();
  };

  const stock = { sizes: current, chosen, itemsError, refresh };
  const dialogProps = { rejection, error, added, name, itemId: chosen?.itemId, size: chosen?.value, onSeen };
  return { stock, pending, sizeError, isMutating, hasResult, dialogProps, onSubmit, onChoose };
}

type Page = {
  form: RefObject<HTMLFormElement | null>;
  product: string;
  sizes: readonly ProductSize[];
  loggedIn: boolean | undefined;
  /** True if the shopper was asked to log in first. */
  askedToLogIn: boolean;
};

/**
 * The size and quantity of the form. Initially this is the size chosen before hydration, or the size of the
 * query (`?size=32`, used by search engine offers), or the addition that was stored before a login.
 */
function usePendingAddition({ form, product, sizes, loggedIn, askedToLogIn }: Page) {
  const [sizeId, setSizeId] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  const [waited, setWaited] = useState(false);

  const chooseFirst = useEffectEvent(() => {
    const entered = form.current ? new FormData(form.current) : new FormData();
    const named = new URLSearchParams(window.location.search).get('size');
    const size =
      sizes.find((one) => one.sizeId === entered.get('size')) ?? sizes.find(({ value }) => value === named);
    if (size) setSizeId(size.sizeId);
    const pieces = Number(entered.get('quantity'));
    if (Number.isInteger(pieces) && pieces >= 1) setQuantity(Math.min(pieces, MAX_QUANTITY));
  });
  const restore = useEffectEvent(() => {
    const pending = findPendingAddition();
    if (pending?.product !== product) return;
    setSizeId(pending.sizeId);
    setQuantity(pending.quantity);
    setWaited(true);
    form.current?.scrollIntoView({ block: 'nearest' });
  });
  const store = useEffectEvent(() => {
    const size = sizes.find((one) => one.sizeId === sizeId)?.value;
    if (sizeId === undefined || size === undefined) return;
    storePendingAddition({ product, path: window.location.pathname, size, sizeId, quantity });
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
