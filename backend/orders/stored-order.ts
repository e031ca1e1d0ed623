import { asc, eq } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
import { orderLines, type orders } from '@/backend/db/schema/orders';

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
