import type { ProductSize } from '@/lib/catalogue/product-sizes';
import type { CartAddition } from '@/lib/contract/cart';

/** Why an addition is not even tried: no size, nobody logged in, no stock item (spec §4, in this order). */
export type Refusal = 'size' | 'login' | 'stock';

type Wish = {
  size: ProductSize | undefined;
  quantity: number;
  /** Undefined while nobody knows: then the server says. */
  loggedIn: boolean | undefined;
};

/** Turns what the shopper has chosen into the call to make, or says why there is none to make. */
export function judgeAddition({ size, quantity, loggedIn }: Wish): CartAddition | { refusal: Refusal } {
  if (!size) return { refusal: 'size' };
  if (loggedIn === false) return { refusal: 'login' };
  if (size.itemId === undefined) return { refusal: 'stock' };
  return { itemId: size.itemId, sizeId: size.sizeId, quantity };
}
