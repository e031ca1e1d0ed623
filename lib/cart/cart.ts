import type { CartLine } from '@/lib/contract/cart';

/** The cart as `/api/cart` returns it. `totalPrice` is whole rupiah. */
export type Cart = {
  items: CartLine[];
  totalPrice: number;
  /**
   * Rupiah taken off the sum of the lines, and the code that gave the discount, if the product API supports
   * discounts.
   */
  discount?: number | undefined;
  discountCode?: string | undefined;
  /**
   * The cart version (`cartVersion`). A checkout sends the version back, so that the shopper pays only for
   * the cart that they saw.
   */
  checkoutKey: string;
};

/** The version of an optimistic cart that the server has not confirmed. It cannot be paid. */
const UNCONFIRMED = '';

/** Returns the sum of price times quantity in rupiah (spec §3). */
export function sumCartLines(lines: CartLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/**
 * Creates an optimistic cart. @param before the previous cart, whose discount is shown until the server
 * responds
 */
export function createUnconfirmedCart(items: CartLine[], before?: Cart): Cart {
  const { discount, discountCode } = before ?? {};
  const totalPrice = Math.max(0, sumCartLines(items) - (discount ?? 0));
  return { items, totalPrice, discount, discountCode, checkoutKey: UNCONFIRMED };
}

/** Returns whether the server has confirmed a cart, so that it can be paid. */
export const isConfirmedCart = ({ checkoutKey }: Cart): boolean => checkoutKey !== UNCONFIRMED;

export type StockShortage = { item: string; size: string; left: number };

/**
 * Returns the stock of a line whose quantity exceeds it, or undefined if the stock is sufficient or unknown.
 */
export function getPiecesLeft({ quantity, stock }: CartLine): number | undefined {
  return stock !== undefined && stock < quantity ? stock : undefined;
}

/**
 * Returns the lines that exceed the stock. Servers without stock numbers check the stock when the order is
 * created.
 */
export function listStockShortages(lines: CartLine[]): StockShortage[] {
  return lines.flatMap((line) => {
    const left = getPiecesLeft(line);
    return left === undefined ? [] : [{ item: line.itemName, size: line.sizeName, left }];
  });
}
