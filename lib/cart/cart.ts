import type { CartLine } from '@/lib/contract/cart';

/** The shopper's cart as `/api/cart` gives it. `totalPrice` is whole rupiah. */
export type Cart = {
  items: CartLine[];
  totalPrice: number;
  /** What is taken off the sum of the lines, in rupiah, and for which code: where the product API knows of such. */
  discount?: number | undefined;
  discountCode?: string | undefined;
  /** Its version (`cartVersion`), sent back with a checkout, so that what is paid is what was seen. */
  checkoutKey: string;
};

/** In place of the version of an optimistic cart, which the server has not confirmed: nothing can be paid under it. */
const UNCONFIRMED = '';

/** The sum of price times quantity, whole rupiah (spec §3). */
export function cartTotal(lines: CartLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** @param before the cart as it was: its discount is shown until the server says what has become of it */
export function unconfirmedCart(items: CartLine[], before?: Cart): Cart {
  const { discount, discountCode } = before ?? {};
  const totalPrice = Math.max(0, cartTotal(items) - (discount ?? 0));
  return { items, totalPrice, discount, discountCode, checkoutKey: UNCONFIRMED };
}

export const isConfirmed = ({ checkoutKey }: Cart): boolean => checkoutKey !== UNCONFIRMED;

export type Shortage = { item: string; size: string; left: number };

/** The stock of a line that holds more than that; undefined when all is well, or nobody knows. */
export function piecesLeft({ quantity, stock }: CartLine): number | undefined {
  return stock !== undefined && stock < quantity ? stock : undefined;
}

/** What of a cart cannot be bought as it stands. A server that tells no stock is asked by ordering. */
export function shortages(lines: CartLine[]): Shortage[] {
  return lines.flatMap((line) => {
    const left = piecesLeft(line);
    return left === undefined ? [] : [{ item: line.itemName, size: line.sizeName, left }];
  });
}
