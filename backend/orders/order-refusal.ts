import type { StoredOrder } from './stored-order';

/**
 * Why no order was made. `stock` tells the item, its size and how many pieces are left, `too_many` the line that holds
 * more than one may, `address` the order
 * that goes where it was made for, because its payment has begun.
 */
export type Refusal =
  | { code: 'empty_cart' }
  | { code: 'no_address' }
  | { code: 'ended' }
  | { code: 'unpaid_orders' }
  | { code: 'address'; order: StoredOrder }
  | { code: 'too_many'; itemName: string; sizeName: string }
  | { code: 'stock'; itemName: string; sizeName: string; left: number };

/** The order cannot be made; nothing was changed. Carries every reason at once. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';

  constructor(readonly refusals: Refusal[]) {
    super(refusals.map(({ code }) => code).join(', '));
  }
}
