import 'server-only';
import { within } from '@/lib/bff/deadline';
import { logFailure } from '@/lib/bff/log-failure';
import { readCart } from '@/lib/cart/read-cart';
import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { saveAddress } from '@/lib/product-api/accounts';
import { clearCart } from '@/lib/product-api/cart';
import { createTransaction } from '@/lib/product-api/orders';
import type { Session } from '@/lib/session/session';
import { isCheckoutKey } from './checkout-key';
import type { CheckoutResult } from './checkout-result';
import { checkoutStep } from './checkout-step';
import { requireSeenTotal, requireStock } from './require-as-seen';

/** Together the steps may take this long, so that the one that was too slow can still be named. */
const FLOW_MS = 9_000;

type Order = {
  session: Session;
  address: Address;
  /** The key of the cart as the shopper saw it; without one the cart is taken as it is. */
  seenKey: string | undefined;
  /** The sum the shopper saw, in rupiah; without it the prices are taken as they are. */
  seenTotal: number | undefined;
  locale: Locale;
};

type OrderKey = { key: string; empty: boolean };

/**
 * The key to order under. An emptied cart is the trace of a first try whose answer was lost: its key finds the order.
 * @throws ApiError `cart_changed` when the cart is not the one the shopper saw, `transaction_rejected` for want of stock
 */
async function orderKey({ session, seenKey, seenTotal, locale }: Order): Promise<OrderKey> {
  const cart = await readCart(session, locale);
  const empty = cart.items.length === 0;
  if (seenKey !== undefined && seenKey !== cart.checkoutKey) {
    if (!empty || !isCheckoutKey(seenKey)) throw new ApiError('cart_changed');
    return { key: seenKey, empty };
  }
  if (!empty) requireSeenTotal(cart, seenTotal);
  requireStock(cart, locale);
  return { key: cart.checkoutKey, empty };
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
 * @throws ApiError whose code names the failed step; `cart_changed` or `transaction_rejected` before anything was done
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
