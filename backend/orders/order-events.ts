import { asc, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '@/backend/db/database';
import { orderEvents } from '@/backend/db/schema/orders';
import type { OrderEventStatus } from '@/lib/contract/order';

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
