'use client';

import { useEffect, useRef, useState } from 'react';
import { useSingleFlight } from '@/components/hooks/use-submission';
import { listStockShortages } from '@/lib/cart/cart';
import { useCart } from '@/lib/cart/use-cart';
import type { Address } from '@/lib/contract/account';
import type { CheckoutResult } from '@/lib/contract/order';
import {
  type AddressField,
  forgetAddressDraft,
  listAddressWarnings,
  listMissingFields,
} from '@/lib/orders/address-fields';
import { useCheckout } from '@/lib/orders/use-checkout';

type Options = {
  onOrder: (order: CheckoutResult) => void;
  onLateOrder: (order: CheckoutResult) => void;
  /** The address of the last order, whose postal code is not questioned again. */
  remembered: Address | undefined;
};

const NOTHING: Address = { receiptName: '', address: '', city: '', province: '', postalCode: '' };

/**
 * Handles PAY: checks the address and the stock, and creates the order once. The order is not lost if the dialog is
 * closed before the response.
 */
export function usePlaceOrder({ onOrder, onLateOrder, remembered }: Options) {
  const { trigger, error, reset } = useCheckout();
  const { cart } = useCart();
  const [asked, setAsked] = useState<AddressField[]>([]);
  const [typed, setTyped] = useState<Address>();
  /** The address whose postal code was questioned, and whether PAY was pressed again afterwards. */
  const [questioned, setQuestioned] = useState<Address & { isAccepted: boolean }>();
  const [failedCart, setFailedCart] = useState<string>();
  const short = listStockShortages(cart?.items ?? []);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const [run, busy] = useSingleFlight(async (address: Address) => {
    setFailedCart(cart?.checkoutKey);
    const order = await trigger(address);
    if (!order) return;
    forgetAddressDraft();
    if (shown.current) onOrder(order);
    else onLateOrder(order);
  });

  const pay = (address: Address) => {
    const stillMissing = listMissingFields(address);
    setAsked(stillMissing);
    setTyped(address);
    reset();
    if (short.length > 0) leadToShortLine();
    if (stillMissing.length > 0 || short.length > 0) return;
    const isAccepted = [questioned, remembered].some((known) => known && hasSameCode(known, address));
    const isDoubtful = !isAccepted && listAddressWarnings(address).postalCode !== undefined;
    setQuestioned({ ...address, isAccepted: !isDoubtful });
    if (!isDoubtful) void run(address);
  };
  const isQuestioned = questioned && !questioned.isAccepted && typed && hasSameCode(questioned, typed);

  // Once the cart has changed, the rejected line may have been removed or reduced, so the error is no longer
  // shown.
  const isOutdated = error?.code === 'transaction_rejected' && cart?.checkoutKey !== failedCart;
  return {
    pay,
    busy,
    /** The fields that were empty when PAY was pressed. */
    asked,
    /** The fields of `asked` that are still empty. */
    missing: asked.filter((name) => !typed?.[name]),
    /** The fields that are empty now. */
    open: listMissingFields(typed ?? NOTHING),
    onTyped: setTyped,
    /** The lines that exceed the stock. */
    short,
    /** The reason to question the current postal code. */
    doubt: isQuestioned ? listAddressWarnings(typed).postalCode : undefined,
    error: isOutdated ? undefined : error,
  };
}

const hasSameCode = (one: Address, other: Address) =>
  one.postalCode === other.postalCode && one.province === other.province;

/**
 * Focuses the button that reduces or removes the first line that cannot be bought. The button may be outside the
 * viewport, or in the folded list.
 */
function leadToShortLine(): void {
  const button = document.querySelector<HTMLElement>('dialog[open] [data-short] button');
  button?.closest('details')?.setAttribute('open', '');
  button?.focus();
}
