import 'server-only';
import { addItem, type Caller, fetchCart, removeLine, setQuantity } from '@/lib/api/product-api/cart';
import { logFailure } from '@/lib/bff/log-failure';
import { listSizes } from '@/lib/catalogue/catalogue';
import { orNone } from '@/lib/catalogue/outage';
import { lineThumbnail } from '@/lib/catalogue/product-pictures';
import { type CartAddition, cartVersion } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { ApiError, hasCode } from '@/lib/errors/api-error';
import { within } from '@/lib/errors/within';
import type { Session } from '@/lib/session/session';
import { type Cart, cartTotal } from './cart';

/** With the 8 s of the write before it, still within what a shopper waits. */
const TIMEOUT_MS = 1_400;

export async function readCart({ token, customer }: Session, locale: Locale): Promise<Cart> {
  const { items, totalPrice, ...discount } = await fetchCart({ token, locale });
  const checkoutKey = await cartVersion(items, customer);
  const shown = items.map((line) => (line.image ? { ...line, image: lineThumbnail(line.image) } : line));
  return { ...discount, items: shown, totalPrice: totalPrice ?? cartTotal(items), checkoutKey };
}

/** The cart after a write; null when it cannot be read now, as the write is done all the same. */
export async function readCartAfterWrite(session: Session, locale: Locale): Promise<Cart | null> {
  try {
    return await within(TIMEOUT_MS, readCart(session, locale));
  } catch (error) {
    logFailure(error, 'cart after a write');
    return null;
  }
}

/** The id of an item's size, from the list of sizes where the item does not name it. */
async function findSizeId({ size }: Item): Promise<string | undefined> {
  return size.id ?? orNone(await listSizes()).find(({ value }) => value === size.value)?.id;
}

/**
 * Puts a stock item into the cart; its name and price come from the catalogue, never from the browser.
 * @param key the addition's idempotency key: a repeat under it adds nothing
 * @throws ApiError `not_found` when there is no such item, `size_unavailable` when it does not come in that size
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
    if (!hasCode(error, 'not_found')) throw error;
    throw new ApiError('size_unavailable', { detail: error.detail, errors: error.errors });
  });
}

/** A 404 for a line that is in the cart is not about the line: this server does not know the call. */
async function isUnsupported(error: ApiError, caller: Caller, id: string): Promise<boolean> {
  if (error.code === 'method_not_allowed') return true;
  if (error.code !== 'not_found') return false;
  const { items } = await fetchCart(caller);
  return items.some((line) => line.id === id);
}

/** @throws ApiError `unsupported` on a server without this call, `not_found` for nobody's line */
export async function changeQuantity(caller: Caller, id: string, quantity: number): Promise<void> {
  try {
    await setQuantity(caller, id, quantity);
  } catch (error) {
    if (error instanceof ApiError && (await isUnsupported(error, caller, id)))
      throw new ApiError('unsupported');
    throw error;
  }
}

/** A line that is gone already has been removed. @throws any other failure to remove it */
function ignoreGone(error: unknown): void {
  if (!hasCode(error, 'not_found')) throw error;
}

/** A failure is tried once more, because its answer may be all that was lost. */
async function takeOut(caller: Caller, id: string): Promise<void> {
  await removeLine(caller, id).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return ignoreGone(error);
    return removeLine(caller, id).catch(ignoreGone);
  });
}

type SizeChange = {
  /** The line. */
  id: string;
  /** The same product in the other size. */
  item: Item | undefined;
  /** The pieces that the other size's line shall hold in the end, with what it held before. */
  quantity: number;
};

/**
 * Puts another size in the place of a line's: adds that, then takes the line out, so that a failure in between loses
 * nothing. A repeat does what is still to be done.
 * @param key the addition's idempotency key
 * @throws ApiError `not_found` when there is no such line, or item of its product; `conflict` and what else adding
 * throws, the cart being as it was
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
  // A repeat that has other pieces to add is another addition.
  const addition = key && `${key}-${missing}`;
  if (missing > 0) await addToCart(caller, { itemId: item.id, quantity: missing }, item, addition);
  await takeOut(caller, id);
}
