import 'server-only';
import { fetchCart } from '@/lib/api/product-api/cart';
import { logFailure } from '@/lib/bff/log-failure';
import { lineThumbnail } from '@/lib/catalogue/product-pictures';
import { cartVersion } from '@/lib/contract/cart';
import type { Locale } from '@/lib/contract/locale';
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
