import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { orderLines, orders } from '@/backend/db/schema/orders';
import type { HistoryQuery } from '@/lib/contract/order';
import { type OrderAnswer, orderAnswer } from './order-answer';
import { listEvents } from './order-events';
import type { StoredOrder } from './stored-order';

/** Orders with their lines and timelines, in the order given. */
async function answersOf(db: Database, found: StoredOrder[]): Promise<OrderAnswer[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const events = await listEvents(db, ids);
  const isOf = (order: StoredOrder) => (part: { orderId: string }) => part.orderId === order.id;
  return found.map((order) => orderAnswer(order, lines.filter(isOf(order)), events.filter(isOf(order))));
}

/** The customer's order of that id, or the latest; undefined when there is none or it is somebody else's. */
export async function findOrder(
  db: Database,
  customerId: string,
  orderId?: string,
): Promise<OrderAnswer | undefined> {
  const own = eq(orders.customerId, customerId);
  const found = await db
    .select()
    .from(orders)
    .where(orderId === undefined ? own : and(own, eq(orders.id, orderId)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  const [order] = await answersOf(db, found);
  return order;
}

/** A page of the customer's orders, newest first, and how many there are on all pages. */
export async function listOrders(
  db: Database,
  customerId: string,
  { page, pageSize }: HistoryQuery,
): Promise<{ orders: OrderAnswer[]; total: number }> {
  const own = eq(orders.customerId, customerId);
  const found = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { orders: await answersOf(db, found), total: await db.$count(orders, own) };
}
