import 'server-only';
import { within } from '@/lib/bff/deadline';
import { logFailure } from '@/lib/bff/log-failure';
import { readCart } from '@/lib/cart/read-cart';
import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { saveAddress } from '@/lib/product-api/accounts';
import { clearCart } from '@/lib/product-api/cart';
import { createTransaction } from '@/lib/product-api/transactions';
import type { Session } from '@/lib/session/session';
import { isCheckoutKey } from './checkout-key';
import type { CheckoutResult } from './checkout-result';
import { checkoutStep } from './checkout-step';

/** Together the steps may take this long, so that the one that was too slow can still be named. */
const FLOW_MS = 9_000;

type Order = {
  session: Session;
  address: Address;
  /** The key of the cart as the shopper saw it; without one the cart is taken as it is. */
  seenKey: string | undefined;
  locale: Locale;
};

/**
 * The key to order under. An emptied cart is the trace of a first try whose answer was lost: its key finds the order.
 * @throws ApiError `cart_changed` when the cart is not the one the shopper saw
 */
async function orderKey({ session, seenKey, locale }: Order): Promise<{ key: string; empty: boolean }> {
  const { items, checkoutKey } = await readCart(session, locale);
  const empty = items.length === 0;
  if (seenKey === undefined || seenKey === checkoutKey) return { key: checkoutKey, empty };
  if (!empty || !isCheckoutKey(seenKey)) throw new ApiError('cart_changed');
  return { key: seenKey, empty };
}

/** Whether the cart is empty now. A failure is reported and does not stop the payment (spec §4). */
async function clear({ session, locale }: Order, deadline: number): Promise<boolean> {
  try {
    await within(deadline - Date.now(), clearCart({ token: session.token, locale }));
    return true;
  } catch (error) {
    logFailure(error, 'checkout: clear the cart');
    return false;
  }
}

/**
 * Saves the address, makes the transaction, clears the cart, in this order.
 * @throws ApiError whose code names the failed step; `cart_changed` before anything was done
 */
export async function checkOut(order: Order): Promise<CheckoutResult> {
  const { session, address, locale } = order;
  const caller = { token: session.token, locale };
  const deadline = Date.now() + FLOW_MS;

  const { key, empty } = await within(deadline - Date.now(), orderKey(order));
  await checkoutStep('address', deadline, saveAddress(caller.token, address, locale));
  const { id, snapToken } = await checkoutStep('transaction', deadline, createTransaction(caller, key));
  const cartCleared = empty || (await clear(order, deadline));

  return { id, snapToken, cartCleared };
}
