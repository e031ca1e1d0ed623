import 'server-only';
import { saveAddress } from '@/lib/api/product-api/accounts';
import { clearCart } from '@/lib/api/product-api/cart';
import { createOrder } from '@/lib/api/product-api/orders';
import { logFailure } from '@/lib/bff/log-failure';
import { type Cart, listStockShortages } from '@/lib/cart/cart';
import { readCart } from '@/lib/cart/server-cart';
import type { Address } from '@/lib/contract/account';
import { cartVersion, isCartVersion } from '@/lib/contract/cart';
import type { Locale } from '@/lib/contract/locale';
import type { CheckoutResult, SeenCart } from '@/lib/contract/order';
import { ApiError, type ErrorCode, getErrorStatus } from '@/lib/errors/api-error';
import { withTimeout } from '@/lib/errors/with-timeout';
import { translator } from '@/lib/i18n/translator';
import type { Session } from '@/lib/session/session';

/** Timeout of all steps together in milliseconds. It leaves time to report which step failed. */
const TIMEOUT_MS = 9_000;

type Checkout = {
  session: Session;
  address: Address;
  /** The cart version that the shopper saw. Without it, the current cart is ordered. */
  seenVersion: string | undefined;
  /** The total in rupiah that the shopper saw. Without it, the current prices apply. */
  seenTotal: number | undefined;
  locale: Locale;
};

/** Checks that the total in rupiah is the one that the shopper saw. @throws ApiError `cart_changed` */
function requireSeenTotal({ totalPrice }: Cart, seenTotal: number | undefined): void {
  if (seenTotal !== undefined && seenTotal !== totalPrice) throw new ApiError('cart_changed');
}

/**
 * Checks the stock of every line. @throws ApiError `transaction_rejected` with a message per line that
 * exceeds the stock (spec §8)
 */
function requireStock({ items }: Cart, locale: Locale): void {
  const t = translator(locale, 'checkout');
  const errors = listStockShortages(items).map(({ item, size, left }) => ({
    msg: t('short', { item, size, left }),
  }));
  if (errors.length === 0) return;
  const detail = errors.map(({ msg }) => msg).join(', ');
  throw new ApiError('transaction_rejected', { status: 409, detail, errors });
}

type CartToOrder = {
  /** The idempotency key of the order. */
  version: string;
  isEmpty: boolean;
  /** The values that the product API compares with the cart under its lock. */
  seen: SeenCart;
};

/**
 * Reads the cart and checks that the shopper saw its lines and prices, and that all lines are in stock.
 * @throws ApiError `cart_changed` if the shopper saw another cart, `transaction_rejected` if a line exceeds
 * the stock
 */
async function readCartToOrder({ session, seenVersion, seenTotal, locale }: Checkout): Promise<CartToOrder> {
  const cart = await readCart(session, locale);
  const isEmpty = cart.items.length === 0;
  // The product API compares this version with its own cart. Unlike `checkoutKey`, it must not contain the
  // customer, whom the product API knows by another id.
  const version = seenVersion && (await cartVersion(cart.items));

  if (seenVersion !== undefined && seenVersion !== cart.checkoutKey) {
    // An earlier attempt may have ordered and emptied the cart, but lost its response. The seen version finds
    // that order.
    const isRetry = isEmpty && isCartVersion(seenVersion);
    if (!isRetry) throw new ApiError('cart_changed');
    return { version: seenVersion, isEmpty, seen: { version } };
  }
  if (isEmpty) return { version: cart.checkoutKey, isEmpty, seen: { version } };

  requireSeenTotal(cart, seenTotal);
  requireStock(cart, locale);
  return { version: cart.checkoutKey, isEmpty, seen: { version, total: seenTotal } };
}

/** The steps that have an error code of their own (contract, part 2). */
type Step = 'address' | 'order';

/** Error codes that are passed on from any step. */
const PASSED_ON_CODES: ErrorCode[] = ['unauthenticated', 'rate_limited', 'cart_changed'];

function errorCodeOf(step: Step, error: ApiError): ErrorCode {
  if (step === 'address') return 'address_failed';
  return getErrorStatus(error) < 500 ? 'transaction_rejected' : 'transaction_failed';
}

/**
 * Runs a step until `deadline` (milliseconds since the epoch). @throws ApiError named after the step, with
 * the original status
 */
async function runStep<T>(step: Step, deadline: number, work: Promise<T>): Promise<T> {
  try {
    return await withTimeout(deadline - Date.now(), work);
  } catch (error) {
    if (!(error instanceof ApiError) || PASSED_ON_CODES.includes(error.code)) throw error;
    const { detail, errors, retryAfterSeconds } = error;
    const status = getErrorStatus(error);
    throw new ApiError(errorCodeOf(step, error), { detail, errors, status, retryAfterSeconds, cause: error });
  }
}

/**
 * Removes the ordered pieces from the cart. A failure is logged and reported, but does not stop the payment
 * (spec §4).
 */
async function clearOrderedCart(
  { session, locale }: Checkout,
  orderId: string,
  deadline: number,
): Promise<boolean> {
  try {
    await withTimeout(deadline - Date.now(), clearCart({ token: session.token, locale }, orderId));
    return true;
  } catch (error) {
    logFailure(error, 'checkout: clear the cart');
    return false;
  }
}

/** Saves the address, creates the order and clears the cart. @throws ApiError named after the failed step */
export async function submitCheckout(checkout: Checkout): Promise<CheckoutResult> {
  const { session, address, locale } = checkout;
  const caller = { token: session.token, locale };
  const deadline = Date.now() + TIMEOUT_MS;

  const { version, isEmpty, seen } = await withTimeout(deadline - Date.now(), readCartToOrder(checkout));
  await runStep('address', deadline, saveAddress(caller.token, address, locale));
  const { id, snapToken } = await runStep('order', deadline, createOrder(caller, version, seen));
  const cartCleared = isEmpty || (await clearOrderedCart(checkout, id, deadline));

  return { id, snapToken, cartCleared };
}
