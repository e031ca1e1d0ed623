import 'server-only';
import { findItem } from '@/lib/catalogue/find-product';
import type { CartAddition } from '@/lib/contract/cart';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { addItem } from '@/lib/product-api/cart';

type Wish = {
  token: string;
  addition: CartAddition;
  /** Names this very addition, so that a repeat of it adds nothing. */
  key: string | undefined;
  locale: Locale;
};

/**
 * Puts a stock item into the cart; its name and price come from the catalogue, never from the browser.
 * @throws ApiError `not_found` when there is no such item, `size_unavailable` when it does not come in that size
 */
export async function addToCart({ token, addition, key, locale }: Wish): Promise<void> {
  const item = await findItem(addition.itemId);
  if (!item) throw new ApiError('not_found');
  if (item.size.id !== undefined && item.size.id !== addition.sizeId) throw new ApiError('size_unavailable');

  const named = { ...addition, itemName: item.name, itemPrice: item.price };
  await addItem({ token, locale }, named, key).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    throw new ApiError('size_unavailable', { detail: error.detail, errors: error.errors });
  });
}
