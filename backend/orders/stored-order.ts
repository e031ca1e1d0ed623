import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '@/backend/db/database';
import { lockCustomer } from '@/backend/db/lock-customer';
import { orderEvents, orderLines, orders } from '@/backend/db/schema/orders';
import type { OrderEventStatus } from '@/lib/contract/order';

export type StoredOrder = typeof orders.$inferSelect;
export type StoredOrderLine = typeof orderLines.$inferSelect;

/** An order's lines in the order of the cart they came from. */
export function listOrderLines(db: Reader, orderId: string): Promise<StoredOrderLine[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

/**
 * An order, locked: whoever else wants to move it waits. The customer is locked before it, as checkout does, which
 * holds the customer while it looks for a repeat's order.
 */
export async function lockOrder(tx: Transaction, orderId: string): Promise<StoredOrder | undefined> {
  const [found] = await tx
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  await lockCustomer(tx, found.customerId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

export type StoredEvent = typeof orderEvents.$inferSelect;

/** The order in which things can happen to an order, for those of one moment. */
const COURSE: OrderEventStatus[] = [
  'pending',
  'failed',
  'expired',
  'cancelled',
  'paid',
  'refunding',
  'refunded',
];

/** Writes into an order's timeline what has become of it. The same again changes nothing. */
export async function noteEvent(
  tx: Transaction,
  orderId: string,
  status: OrderEventStatus,
  at: Date,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, status, at }).onConflictDoNothing();
}

/** The timelines of some orders, oldest first; of the same moment, in the order things can happen in. */
export function listEvents(db: Reader, orderIds: string[]): Promise<StoredEvent[]> {
  const rank = sql`array_position(array[${sql.join(
    COURSE.map((status) => sql`${status}`),
    sql`, `,
  )}], ${orderEvents.status})`;
  return db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.at), asc(rank));
}
