import { Failure } from '@/backend/http/failure';
import { cartTexts } from '@/backend/messages/cart-texts';
import { QUANTITY_MAX } from '@/lib/contract/quantity-max';

type Goods = { name: string; sizeName: string; stock: number };

/**
 * Refuses a line that would hold more than there is.
 * @param inCart pieces the line holds already and keeps
 * @throws Failure 409 that says how many are left; 422 when it is more than one line may hold
 */
export function requireStock({ name, sizeName, stock }: Goods, quantity: number, inCart = 0): void {
  const values = { item: name, size: sizeName, left: stock, inCart, most: QUANTITY_MAX };
  if (stock === 0) throw new Failure(409, { text: cartTexts.soldOut, values });
  if (quantity > stock) {
    throw new Failure(409, { text: inCart > 0 ? cartTexts.fewLeftInCart : cartTexts.fewLeft, values });
  }
  if (quantity > QUANTITY_MAX) throw new Failure(422, { text: cartTexts.tooMany, values });
}
