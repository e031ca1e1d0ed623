import 'server-only';
import { addItem, type Caller, fetchCart, removeLine, setQuantity } from '@/lib/api/product-api/cart';
import { logFailure } from '@/lib/bff/log-failure';
import { listSizes } from '@/lib/catalogue/catalogue';
import { emptyIfOutage } from '@/lib/catalogue/outage';
import { lineThumbnailUrl } from '@/lib/catalogue/product-pictures';
import { type CartAddition, cartVersion } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { ApiError, getErrorStatus, hasErrorCode } from '@/lib/errors/api-error';
import { withTimeout } from '@/lib/errors/with-timeout';
import type { Session } from '@/lib/session/session';
import { type Cart, sumCartLines } from './cart';

/**
 * Timeout in milliseconds. Together with the 8 s of the preceding write, it stays below the time that
 * shoppers wait.
 */
const TIMEOUT_MS = 1_400;

/** Reads the cart with thumbnails, total and version. @throws ApiError */
export async function readCart({ token, customer }: Session, locale: Locale): Promise<Cart> {
  const { items, totalPrice, ...discount } = await fetchCart({ token, locale });
  const checkoutKey = await cartVersion(items, customer);
  const shown = items.map((line) => (line.image ? { ...line, image: lineThumbnailUrl(line.image) } : line));
  return { ...discount, items: shown, totalPrice: totalPrice ?? sumCartLines(items), checkoutKey };
}

/** Returns the cart after a write, or null if it cannot be read. The write has succeeded in either case. */
export async function readCartAfterWrite(session: Session, locale: Locale): Promise<Cart | null> {
  try {
    return await withTimeout(TIMEOUT_MS, readCart(session, locale));
  } catch (error) {
    logFailure(error, 'cart after a write');
    return null;
  }
}

/** Returns the size id of an item. If the item has none, it is looked up in the list of sizes. */
async function findSizeId({ size }: Item): Promise<string | undefined> {
  return size.id ?? emptyIfOutage(await listSizes()).find(({ value }) => value === size.value)?.id;
}

/**
 * Adds a stock item to the cart. Name and price come from the catalogue, never from the browser.
 * @param key the idempotency key: a retry with the same key adds nothing
 * @throws ApiError `not_found` for an unknown item, `size_unavailable` if the item has another size
 */
export async function addToCart(
  caller: Caller,
  addition: CartAddition,
  item: Item | undefined,
  key: string | undefined,
): Promise<void> {
  if (!item) throw new ApiError('not_found');
  const sizeId = addition.sizeId ?? (await findSizeId(item));
  const isAnother = item.size.id !== undefined && item.size.id !== sizeId;
  if (sizeId === undefined || isAnother) throw new ApiError('size_unavailable');

  const named = { ...addition, sizeId, itemName: item.name, itemPrice: item.price };
  await addItem(caller, named, key).catch((error: unknown) => {
    if (!hasErrorCode(error, 'not_found')) throw error;
    throw new ApiError('size_unavailable', { detail: error.detail, errors: error.errors });
  });
}

/**
 * Returns whether the server lacks the endpoint. A 404 for a line that is in the cart means that the endpoint
 * does not exist.
 */
async function isUnsupported(error: ApiError, caller: Caller, id: string): Promise<boolean> {
  if (error.code === 'method_not_allowed') return true;
  if (error.code !== 'not_found') return false;
  const { items } = await fetchCart(caller);
  return items.some((line) => line.id === id);
}

/**
 * Sets the quantity of a line. @throws ApiError `unsupported` on a server without the endpoint; `not_found`
 * if the caller's cart has no such line
 */
export async function changeQuantity(caller: Caller, id: string, quantity: number): Promise<void> {
  try {
    await setQuantity(caller, id, quantity);
  } catch (error) {
    if (error instanceof ApiError && (await isUnsupported(error, caller, id)))
      throw new ApiError('unsupported');
    throw error;
  }
}

/** Treats a line that no longer exists as removed. @throws any other error */
function ignoreGone(error: unknown): void {
  if (!hasErrorCode(error, 'not_found')) throw error;
}

/** Removes a line. A failure is retried once, because the first response may have been lost. */
async function takeOut(caller: Caller, id: string): Promise<void> {
  await removeLine(caller, id).catch((error: unknown) => {
    if (error instanceof ApiError && getErrorStatus(error) < 500) return ignoreGone(error);
    return removeLine(caller, id).catch(ignoreGone);
  });
}

type SizeChange = {
  /** The id of the line. */
  id: string;
  /** The item of the same product in the other size. */
  item: Item | undefined;
  /** The final quantity of the other size's line, including the pieces that it had before. */
  quantity: number;
};

/**
 * Replaces the size of a cart line. Adds the other size first and then removes the line, so that a failure in
 * between loses nothing. A retry completes the remaining steps.
 * @param key the idempotency key of the addition
 * @throws ApiError `not_found` for an unknown line or an item of another product; `conflict` and other errors
 * of adding leave the cart unchanged
 */
export async function changeSize(caller: Caller, change: SizeChange, key: string | undefined): Promise<void> {
  const { id, item, quantity } = change;
  const { items } = await fetchCart(caller);
  const line = items.find((one) => one.id === id);
  const held = items.find(({ itemId }) => itemId !== undefined && itemId === item?.id)?.quantity ?? 0;
  if (!line && held >= quantity) return;
  if (!item || line?.itemName !== item.name) throw new ApiError('not_found');
  if (line.itemId === item.id) return;

  const missing = quantity - held;
  // A retry that adds another number of pieces needs another key.
  const addition = key && `${key}-${missing}`;
  if (missing > 0) await addToCart(caller, { itemId: item.id, quantity: missing }, item, addition);
  await takeOut(caller, id);
}
