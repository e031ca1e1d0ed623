import { and, eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { lockCustomer } from '@/backend/db/lock-customer';
import { cartLines } from '@/backend/db/schema/cart';
import { Failure } from '@/backend/http/failure';
import { cartTexts } from '@/backend/messages/cart-texts';

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

/** Takes every line out of the cart; an empty one stays empty. */
export async function clearCart(db: Database, customerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await tx.delete(cartLines).where(eq(cartLines.customerId, customerId));
  });
}
