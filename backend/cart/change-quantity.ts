import { and, eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { lockCustomer } from '@/backend/db/lock-customer';
import { cartLines } from '@/backend/db/schema/cart';
import { items, sizes } from '@/backend/db/schema/catalogue';
import { Failure } from '@/backend/http/failure';
import { cartTexts } from '@/backend/messages/cart-texts';
import { requireStock } from './stock-refusal';

/**
 * Sets how many pieces a line holds.
 * @throws Failure 404 when the line is not the customer's; 409 when there are fewer pieces
 */
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
