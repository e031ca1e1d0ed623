import type { CartLine } from '@/lib/contract/cart';

/** The shopper's cart as `/api/cart` gives it. `totalPrice` is whole rupiah. */
export type Cart = {
  items: CartLine[];
  totalPrice: number;
  /** Names this very cart: sent back with a checkout, so that what is paid is what was seen. */
  checkoutKey: string;
};

export const CART_KEY = '/api/cart';
