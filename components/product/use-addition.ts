'use client';

import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useSession } from '@/lib/account/use-session';
import { judgeAddition, type Refusal } from '@/lib/cart/pending-addition';
import { useAddToCart } from '@/lib/cart/use-add-to-cart';
import { useStock } from '@/lib/cart/use-stock';
import { freshSizes, type ProductSize } from '@/lib/catalogue/product-sizes';
import { isSoldOut } from '@/lib/catalogue/stock';
import type { SizeFault } from './size-picker';
import { usePendingAddition } from './use-pending-addition';

type Form = { form: RefObject<HTMLFormElement | null>; name: string; sizes: ProductSize[] };

/** What can be chosen of a product, what is, and what came of adding it. */
export function useAddition({ form, name, sizes }: Form) {
  const { items, error: itemsError, refresh } = useStock(name);
  const { loggedIn } = useSession();
  const { trigger, reset, isMutating, data: added, error } = useAddToCart();
  const [refusal, setRefusal] = useState<Refusal>();
  const [fault, setFault] = useState<SizeFault>();
  const askedToLogIn = refusal === 'login' || error?.code === 'unauthenticated';
  const pending = usePendingAddition({ form, product: name, sizes, loggedIn, askedToLogIn });

  const current = freshSizes(sizes, items);
  const chosen = current.find((size) => size.sizeId === pending.sizeId && !isSoldOut(size));
  const isAnswered = Boolean(added ?? refusal ?? error);

  // The dialog that said it has given the focus back by then; what is to be done is to choose a size.
  useEffect(() => {
    if (fault && !isAnswered) form.current?.querySelector<HTMLInputElement>('[name=size]:enabled')?.focus();
  }, [form, fault, isAnswered]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAnswered) return;
    const judged = judgeAddition({ size: chosen, quantity: pending.quantity, loggedIn });
    if ('refusal' in judged) setRefusal(judged.refusal);
    else if (await trigger(judged)) pending.fulfilled();
  };
  const onChoose = (sizeId: string) => {
    setFault(undefined);
    pending.choose(sizeId);
  };
  /** Whatever the answer was, the form is reset (spec §4). */
  const onSeen = async () => {
    if (refusal === 'size') setFault('missing');
    if (error?.code === 'size_unavailable') setFault('unavailable');
    pending.reset();
    setRefusal(undefined);
    reset();
    await refresh();
  };

  const stock = { sizes: current, chosen, itemsError, refresh };
  const answer = { refusal, error, added, name, itemId: chosen?.itemId, size: chosen?.value, onSeen };
  return { stock, pending, fault, isMutating, isAnswered, answer, onSubmit, onChoose };
}
