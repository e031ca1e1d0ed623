import 'server-only';
import { saveAddress } from '@/lib/api/product-api/accounts';
import { clearCart } from '@/lib/api/product-api/cart';
import { createOrder } from '@/lib/api/product-api/orders';
import { logFailure } from '@/lib/bff/log-failure';
import { type Cart, shortages } from '@/lib/cart/cart';
import { readCart } from '@/lib/cart/server-cart';
import type { Address } from '@/lib/contract/account';
import { cartVersion, isCartVersion } from '@/lib/contract/cart';
import type { Locale } from '@/lib/contract/locale';
import type { CheckoutResult, SeenCart } from '@/lib/contract/order';
import { ApiError, type ErrorCode } from '@/lib/errors/api-error';
import { within } from '@/lib/errors/within';
import { translator } from '@/lib/i18n/translator';
import type { Session } from '@/lib/session/session';

/** Together the steps may take this long, so that the one that was too slow can still be named. */
const TIMEOUT_MS = 9_000;

type Checkout = {
  session: Session;
  address: Address;
  /** The version of the cart as the shopper saw it; without one the cart is taken as it is. */
  seenVersion: string | undefined;
  /** The sum the shopper saw, in rupiah; without it the prices are taken as they are. */
  seenTotal: number | undefined;
  locale: Locale;
};

/** The sum has to be the one the shopper saw, in rupiah. @throws ApiError `cart_changed` */
function requireSeenTotal({ totalPrice }: Cart, seenTotal: number | undefined): void {
  if (seenTotal !== undefined && seenTotal !== totalPrice) throw new ApiError('cart_changed');
}

/** @throws ApiError `transaction_rejected` with one reason a line that cannot be bought (spec §8) */
function requireStock({ items }: Cart, locale: Locale): void {
  const t = translator(locale, 'checkout');
  const errors = shortages(items).map(({ item, size, left }) => ({ msg: t('short', { item, size, left }) }));
  if (errors.length === 0) return;
  const detail = errors.map(({ msg }) => msg).join(', ');
  throw new ApiError('transaction_rejected', { status: 409, detail, errors });
}

type ToOrder = { version: string; empty: boolean; seen: SeenCart };

/**
 * The version to order under, and whether the cart is empty: an emptied cart is the trace of a first try whose answer was
 * lost, and the version that was seen finds its order. `seen` is what the product API, which alone can lock the cart, has to
 * find there still: without the customer, whom it knows by another name.
 * @throws ApiError `cart_changed` when the cart is not the one the shopper saw, `transaction_rejected` for want of stock
 */
async function versionToOrder({ session, seenVersion, seenTotal, locale }: Checkout): Promise<ToOrder> {
  const cart = await readCart(session, locale);
  const empty = cart.items.length === 0;
  const seen = { version: seenVersion && (await cartVersion(cart.items)) };
  if (seenVersion !== undefined && seenVersion !== cart.checkoutKey) {
    if (!empty || !isCartVersion(seenVersion)) throw new ApiError('cart_changed');
    return { version: seenVersion, empty, seen };
  }
  if (!empty) requireSeenTotal(cart, seenTotal);
  requireStock(cart, locale);
  return { version: cart.checkoutKey, empty, seen: { ...seen, total: empty ? undefined : seenTotal } };
}

/** The steps whose failure has a code of its own (contract, Own handlers). */
type Step = 'address' | 'order';

/** Codes that are kept, whichever step they come from. */
const OWN_CODES: ErrorCode[] = ['unauthenticated', 'rate_limited', 'cart_changed'];

function failedStep(step: Step, error: ApiError): ErrorCode {
  if (step === 'address') return 'address_failed';
  return error.status < 500 ? 'transaction_rejected' : 'transaction_failed';
}

/** One step before `deadline` (ms since 1970). @throws ApiError that names it, with the cause's status */
async function doStep<T>(step: Step, deadline: number, work: Promise<T>): Promise<T> {
  try {
    return await within(deadline - Date.now(), work);
  } catch (error) {
    if (!(error instanceof ApiError) || OWN_CODES.includes(error.code)) throw error;
    const { detail, errors, status, retryAfterSeconds } = error;
    throw new ApiError(failedStep(step, error), { detail, errors, status, retryAfterSeconds, cause: error });
  }
}

/** Whether what was ordered is out of the cart now. A failure is reported and does not stop the payment (spec §4). */
async function clear({ session, locale }: Checkout, orderId: string, deadline: number): Promise<boolean> {
  try {
    await within(deadline - Date.now(), clearCart({ token: session.token, locale }, orderId));
    return true;
  } catch (error) {
    logFailure(error, 'checkout: clear the cart');
    return false;
  }
}

/** Saves the address, creates the order, clears the cart. @throws ApiError that names the failed step */
export async function checkOut(checkout: Checkout): Promise<CheckoutResult> {
  const { session, address, locale } = checkout;
  const caller = { token: session.token, locale };
  const deadline = Date.now() + TIMEOUT_MS;

  const { version, empty, seen } = await within(deadline - Date.now(), versionToOrder(checkout));
  await doStep('address', deadline, saveAddress(caller.token, address, locale));
  const { id, snapToken } = await doStep('order', deadline, createOrder(caller, version, seen));
  const cartCleared = empty || (await clear(checkout, id, deadline));

  return { id, snapToken, cartCleared };
}
