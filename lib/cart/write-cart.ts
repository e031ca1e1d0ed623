import 'server-only';
import type { CartAddition } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { ApiError } from '@/lib/errors/api-error';
import { addItem, type Caller, fetchCart, setQuantity } from '@/lib/product-api/cart';

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
  if (item.size.id !== undefined && item.size.id !== addition.sizeId) throw new ApiError('size_unavailable');

  const named = { ...addition, itemName: item.name, itemPrice: item.price };
  await addItem(caller, named, key).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
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
