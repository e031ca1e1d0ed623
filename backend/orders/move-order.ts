import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { orders } from '@/backend/db/schema/orders';
import type { OrderStatus } from '@/lib/contract/order';
import { returnStock } from './move-stock';
import { canMove, hasReturnedStock } from './order-status';
import { listOrderLines, type StoredOrder } from './stored-order';

type Move = { to: OrderStatus; now: Date; method?: string | undefined };

/**
 * What was paid leaves the cart it came from, should it still be there because the storefront's own clearing was lost.
 * Pieces added since stay.
 */
async function takeOutOfCart(tx: Transaction, orderId: string): Promise<void> {
  for (const { cartLineId, quantity } of await listOrderLines(tx, orderId)) {
    if (cartLineId === null) continue;
    const line = eq(cartLines.id, cartLineId);
    await tx.delete(cartLines).where(and(line, lte(cartLines.quantity, quantity)));
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(and(line, gt(cartLines.quantity, quantity)));
  }
}

/**
 * Moves a locked order to another status and, in the same transaction, its goods: back on the shelf when
 * nobody will pay, out of the cart when somebody did.
 * @throws Error when the status machine knows no such move
 */
export async function moveOrder(
  tx: Transaction,
  order: StoredOrder,
  { to, now, method }: Move,
): Promise<void> {
  if (!canMove(order.status, to))
    throw new Error(`Order ${order.id} cannot go from ${order.status} to ${to}`);
  await tx
    .update(orders)
    .set({ status: to, updatedAt: now, ...(method !== undefined && { transactionMethod: method }) })
    .where(eq(orders.id, order.id));
  if (hasReturnedStock(to)) await returnStock(tx, order.id);
  if (to === 'paid') await takeOutOfCart(tx, order.id);
}
