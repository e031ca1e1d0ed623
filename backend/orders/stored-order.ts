import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type DatabaseOrTransaction, lockCustomer, type Transaction } from '@/backend/db/database';
import { orderEvents, orderLines, orders } from '@/backend/db/schema/orders';
import type { OrderEventStatus } from '@/lib/contract/order';
import { createCounter, METRICS } from '@/lib/telemetry/metrics';

export type StoredOrder = typeof orders.$inferSelect;
export type StoredOrderLine = typeof orderLines.$inferSelect;

export function listOrderLines(db: DatabaseOrTransaction, orderId: string): Promise<StoredOrderLine[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

/** Locks the customer of an order and then the order, in the same sequence as a checkout. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<StoredOrder | undefined> {
  const [found] = await tx
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  if (found.customerId !== null) await lockCustomer(tx, found.customerId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

export type StoredOrderEvent = typeof orderEvents.$inferSelect;

/** Returns the rupiah of an order that were refunded to the customer. */
export function sumRefunded({ status, total, refundedByProvider, refundedByHand }: StoredOrder): number {
  return status === 'refunded' ? total : Math.min(total, refundedByProvider + refundedByHand);
}

/** The sequence in which the timeline shows events of the same time. */
const COURSE: OrderEventStatus[] = [
  'pending',
  'failed',
  'expired',
  'cancelled',
  'paid',
  'partly_refunded',
  'partly_charged_back',
  'refunding',
  'refunded',
  'charged_back',
];

const countOrder = createCounter(METRICS.orders);

/**
 * Adds an event to the timeline. If the event exists, such as an earlier partial refund, its time is
 * replaced.
 */
export async function recordOrderEvent(tx: Transaction, orderId: string, status: OrderEventStatus, at: Date) {
  await tx
    .insert(orderEvents)
    .values({ orderId, status, at })
    .onConflictDoUpdate({ target: [orderEvents.orderId, orderEvents.status], set: { at } });
  countOrder({ status });
}

export function listOrderEvents(db: DatabaseOrTransaction, orderIds: string[]): Promise<StoredOrderEvent[]> {
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
