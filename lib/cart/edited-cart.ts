import type { CartLine } from '@/lib/contract/cart';
import type { Cart } from './cart';
import { cartTotal } from './cart-total';

/** Names a cart that the server has not confirmed yet: nothing can be paid under it. */
const UNCONFIRMED = '';

function withLines(items: CartLine[]): Cart {
  return { items, totalPrice: cartTotal(items), checkoutKey: UNCONFIRMED };
}

/** Whether the cart is the server's own, not one that is shown before it has answered. */
export function isConfirmed({ checkoutKey }: Cart): boolean {
  return checkoutKey !== UNCONFIRMED;
}

/** The cart as it will be when a line holds another number of pieces. */
export function withQuantity({ items }: Cart, id: string, quantity: number): Cart {
  return withLines(items.map((line) => (line.id === id ? { ...line, quantity } : line)));
}

/** The cart as it will be when a line is taken out. */
export function withoutLine({ items }: Cart, id: string): Cart {
  return withLines(items.filter((line) => line.id !== id));
}
