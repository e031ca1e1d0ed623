import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { type Database, lockCustomer, type Transaction } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { orderLines, orders } from '@/backend/db/schema/orders';
import { Failure } from '@/backend/http/failure';
import orderTexts from '@/backend/messages/order.json' with { type: 'json' };
import { listOrderLines } from './stored-order';

/** Removes what was ordered from its cart. Pieces added since stay, in the same line or a new one. */
async function takeOut(tx: Transaction, orderId: string, id = sql`${cartLines.id}`): Promise<void> {
  const ids = (await listOrderLines(tx, orderId)).map(({ cartLineId }) => cartLineId);
  const isOrdered = and(eq(orderLines.orderId, orderId), eq(orderLines.cartLineId, cartLines.id));
  const ordered = tx.select({ pieces: orderLines.quantity }).from(orderLines).where(isOrdered);
  await tx.delete(cartLines).where(and(inArray(cartLines.id, ids), lte(cartLines.quantity, ordered)));
  await tx
    .update(cartLines)
    .set({ id, quantity: sql`${cartLines.quantity} - ${orderLines.quantity}` })
    .from(orderLines)
    .where(and(inArray(cartLines.id, ids), isOrdered));
}

/** Removes what was paid, where the storefront's own clearing was lost. */
export const takeOutPaid = (tx: Transaction, orderId: string): Promise<void> => takeOut(tx, orderId);

/**
 * Removes what the customer's order holds, and nothing that came into the cart since. What is left of a line is a new one: it
 * belongs to no order, so it can be bought as any other, and stays when this order is paid. An order that waits no more has
 * taken its pieces out when it was paid, or leaves them to be bought again.
 * @throws Failure 404 when the order is not the customer's
 */
export async function clearOrdered(db: Database, customerId: string, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const own = and(eq(orders.id, orderId), eq(orders.customerId, customerId));
    const [order] = await tx.select({ status: orders.status }).from(orders).where(own);
    if (!order) throw new Failure(404, orderTexts.notFound);
    if (order.status === 'pending') await takeOut(tx, orderId, sql`gen_random_uuid()::text`);
  });
}
