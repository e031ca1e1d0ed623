/** Why no order was made. `stock` tells the item, its size and how many pieces are left. */
export type Refusal =
  | { code: 'empty_cart' }
  | { code: 'no_address' }
  | { code: 'ended' }
  | { code: 'stock'; itemName: string; sizeName: string; left: number };

/** The order cannot be made; nothing was changed. Carries every reason at once. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';

  constructor(readonly refusals: Refusal[]) {
    super(refusals.map(({ code }) => code).join(', '));
  }
}
