import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { fetchCart, setQuantity } from '@/lib/product-api/cart';

/** A 404 for a line that is in the cart is not about the line: this server does not know the call. */
async function isUnsupported(error: ApiError, caller: { token: string; locale: Locale }, id: string) {
  if (error.code === 'method_not_allowed') return true;
  if (error.code !== 'not_found') return false;
  const { items } = await fetchCart(caller);
  return items.some((line) => line.id === id);
}

/**
 * Sets a line's quantity.
 * @throws ApiError `unsupported` on a server without this call, `not_found` for a line that is not the caller's
 */
export async function changeQuantity(
  token: string,
  id: string,
  quantity: number,
  locale: Locale,
): Promise<void> {
  try {
    await setQuantity({ token, locale }, id, quantity);
  } catch (error) {
    if (error instanceof ApiError && (await isUnsupported(error, { token, locale }, id)))
      throw new ApiError('unsupported');
    throw error;
  }
}
