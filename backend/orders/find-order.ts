import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { type OrderAnswer, orderAnswer } from './order-answer';
import { listOrderLines } from './stored-order';

/** The customer's order of that id, or the latest; undefined when there is none or it is somebody else's. */
export async function findOrder(
  db: Database,
  customerId: string,
  orderId?: string,
): Promise<OrderAnswer | undefined> {
  const own = eq(orders.customerId, customerId);
  const [order] = await db
    .select()
    .from(orders)
    .where(orderId === undefined ? own : and(own, eq(orders.id, orderId)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return order && orderAnswer(order, await listOrderLines(db, order.id));
}
