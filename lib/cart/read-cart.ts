import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { checkoutKey } from '@/lib/orders/checkout-key';
import { fetchCart } from '@/lib/product-api/cart';
import type { Session } from '@/lib/session/session';
import type { Cart } from './cart';
import { cartTotal } from './cart-total';

/** The shopper's cart with the key of its checkout. @throws ApiError */
export async function readCart({ token, customer }: Session, locale: Locale): Promise<Cart> {
  const { items, totalPrice } = await fetchCart({ token, locale });
  return { items, totalPrice: totalPrice ?? cartTotal(items), checkoutKey: checkoutKey(customer, items) };
}
