import { and, eq } from 'drizzle-orm';
import { type Database, lockCustomer } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { items, sizes } from '@/backend/db/schema/catalogue';
import { Failure } from '@/backend/http/failure';
import cartTexts from '@/backend/messages/cart.json' with { type: 'json' };
import { QUANTITY_MAX } from '@/lib/contract/limits';

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

/** Sets a line's pieces. @throws Failure 404 when it is not the customer's; 409 when there are fewer */
export async function changeQuantity(db: Database, customerId: string, lineId: string, quantity: number) {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const own = and(eq(cartLines.id, lineId), eq(cartLines.customerId, customerId));
    const [goods] = await tx
      .select({ name: items.name, sizeName: sizes.value, stock: items.stock })
      .from(cartLines)
      .innerJoin(items, eq(items.id, cartLines.itemId))
      .innerJoin(sizes, eq(sizes.id, items.sizeId))
      .where(own);
    if (!goods) throw new Failure(404, cartTexts.noSuchLine);
    requireStock(goods, quantity);
    await tx.update(cartLines).set({ quantity }).where(own);
  });
}

/** Takes one line out of the cart. @throws Failure 404 when it is not the customer's */
export async function removeLine(db: Database, customerId: string, lineId: string): Promise<void> {
  const removed = await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    return tx
      .delete(cartLines)
      .where(and(eq(cartLines.id, lineId), eq(cartLines.customerId, customerId)))
      .returning({ id: cartLines.id });
  });
  if (removed.length === 0) throw new Failure(404, cartTexts.noSuchLine);
}

export async function clearCart(db: Database, customerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await tx.delete(cartLines).where(eq(cartLines.customerId, customerId));
  });
}
