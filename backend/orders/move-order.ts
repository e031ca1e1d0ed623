import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { orders } from '@/backend/db/schema/orders';
import { queueMail } from '@/backend/mail/mail-outbox';
import { orderMail } from '@/backend/mail/order-mail';
import type { OrderStatus } from '@/lib/contract/order';
import { nextCheck } from './order-deadlines';
import { canMove, hasEndedUnpaid, stockOfMove } from './order-status';
import { returnStock, takeOrderedStock } from './stock';
import { listOrderLines, noteEvent, type StoredOrder } from './stored-order';

/** Where an order goes. `siteUrl` is what the links of its mail begin with. */
type Move = {
  to: Exclude<OrderStatus, 'pending'>;
  now: Date;
  siteUrl: string;
  method?: string | undefined;
};

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
 * The key an order keeps when it is taken up again or given back after its end: another may have been made with it since.
 * One that is given back leaves it to the customer's next try.
 */
async function keyAfterEnd(tx: Transaction, order: StoredOrder, to: Move['to']): Promise<string | null> {
  const { idempotencyKey: key, customerId, status } = order;
  if (key === null || !hasEndedUnpaid(status)) return key;
  if (to === 'refunded') return null;
  const [holder] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.idempotencyKey, key),
        inArray(orders.status, ['pending', 'paid', 'refunded']),
      ),
    )
    .limit(1);
  return holder ? null : key;
}

async function moveGoods(tx: Transaction, { id, status }: StoredOrder, to: OrderStatus): Promise<void> {
  const stock = stockOfMove(status, to);
  if (stock === 'returned') await returnStock(tx, id);
  if (stock === 'taken') await takeOrderedStock(tx, id);
  if (to === 'paid') await takeOutOfCart(tx, id);
}

async function tellCustomer(tx: Transaction, order: StoredOrder, { to, now, siteUrl }: Move): Promise<void> {
  const isLate = to === 'paid' && hasEndedUnpaid(order.status);
  const lines = await listOrderLines(tx, order.id);
  const mail = orderMail({ order, lines, occasion: isLate ? 'paid_late' : to, siteUrl });
  await queueMail(tx, mail, { now });
}

/**
 * Moves a locked order to another status and, in the same transaction, its goods: back on the shelf when nobody will
 * pay, off it again for money that came late, out of the cart when somebody paid. The timeline knows of it, and the
 * customer is written to.
 * @throws Error when the status machine knows no such move
 */
export async function moveOrder(tx: Transaction, order: StoredOrder, move: Move): Promise<void> {
  const { to, now, method } = move;
  if (!canMove(order.status, to))
    throw new Error(`Order ${order.id} cannot go from ${order.status} to ${to}`);
  await tx
    .update(orders)
    .set({
      status: to,
      updatedAt: now,
      idempotencyKey: await keyAfterEnd(tx, order, to),
      checkDueAt: nextCheck({ ...order, status: to, updatedAt: now }, now),
      checkFailures: 0,
      ...(method !== undefined && { transactionMethod: method }),
    })
    .where(eq(orders.id, order.id));
  await noteEvent(tx, order.id, to, now);
  await moveGoods(tx, order, to);
  await tellCustomer(tx, order, move);
}
