import type { CartLine } from '@/lib/contract/cart';

/** A cart line of a tee at 10 rupiah. */
export const createCartLine = (id: string, itemId: string, sizeName: string, quantity = 2): CartLine => ({
  id,
  itemId,
  itemName: 'Tee',
  sizeName,
  quantity,
  price: 10,
});
