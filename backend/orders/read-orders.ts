import { z } from '@hono/zod-openapi';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { addressResponseSchema } from '@/backend/accounts/profile';
import type { Database } from '@/backend/db/database';
import { orderLines, orders } from '@/backend/db/schema/orders';
import { ORDER_EVENT_STATUSES, ORDER_STATUSES, type OrderHistoryQuery } from '@/lib/contract/order';
import {
  listOrderEvents,
  type StoredOrder,
  type StoredOrderEvent,
  type StoredOrderLine,
  sumRefunded,
} from './stored-order';

const orderLineResponseSchema = z
  .object({
    id: z.string(),
    itemId: z.string(),
    itemName: z.string(),
    sizeName: z.string(),
    price: z.int(),
    quantity: z.int(),
  })
  .openapi('OrderLine');

const shippingResponseSchema = z.object(addressResponseSchema.shape);

const pendingPaymentResponseSchema = z
  .object({
    status: z.enum(['pending', 'review']),
    accounts: z.array(z.object({ bank: z.string(), number: z.string(), billerCode: z.string().optional() })),
    expiresAt: z.iso.datetime().optional(),
  })
  .openapi('PendingPayment');

/** The contract's format of an order. A pending order includes the token to continue its payment. */
export const orderResponseSchema = z
  .object({
    id: z.string(),
    customer_name: z.string(),
    customer_email: z.string(),
    customer_phone: z.string(),
    status: z.enum(ORDER_STATUSES),
    total: z.int(),
    transaction_method: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    expires_at: z.iso.datetime().optional(),
    snap_token: z.string().optional(),
    payment: pendingPaymentResponseSchema.optional(),
    refunded: z.int().optional(),
    shipping: shippingResponseSchema,
    events: z.array(z.object({ status: z.enum(ORDER_EVENT_STATUSES), at: z.iso.datetime() })),
    transaction_items: z.array(orderLineResponseSchema),
  })
  .openapi('Order');
type OrderResponse = z.infer<typeof orderResponseSchema>;

/** Returns the fields that only a pending order has: its deadline, its token and the pending payment. */
function pendingFields({ status, expiresAt, snapToken, payment }: StoredOrder) {
  if (status !== 'pending') return {};
  return {
    expires_at: expiresAt.toISOString(),
    ...(snapToken !== null && { snap_token: snapToken }),
    ...(payment !== null && { payment }),
  };
}

function orderResponse(
  order: StoredOrder,
  lines: StoredOrderLine[],
  events: StoredOrderEvent[],
): OrderResponse {
  const refunded = sumRefunded(order);
  return {
    id: order.id,
    customer_name: order.customerName,
    customer_email: order.customerEmail,
    customer_phone: order.customerPhone,
    status: order.status,
    total: order.total,
    transaction_method: order.transactionMethod,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    ...pendingFields(order),
    ...(refunded > 0 && { refunded }),
    shipping: shippingResponseSchema.parse(order),
    events: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    transaction_items: z.array(orderLineResponseSchema).parse(lines),
  };
}

async function toResponses(db: Database, found: StoredOrder[]): Promise<OrderResponse[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const events = await listOrderEvents(db, ids);
  const isOf = (order: StoredOrder) => (part: { orderId: string }) => part.orderId === order.id;
  return found.map((order) => orderResponse(order, lines.filter(isOf(order)), events.filter(isOf(order))));
}

const newestFirst = (db: Database, condition: SQL | undefined) =>
  db.select().from(orders).where(condition).orderBy(desc(orders.createdAt), desc(orders.id));

/** Finds the customer's order with the id, or the latest order if there is no id. */
export async function findOrder(db: Database, customerId: string, orderId?: string) {
  const own = eq(orders.customerId, customerId);
  const wanted = orderId === undefined ? own : and(own, eq(orders.id, orderId));
  const [order] = await toResponses(db, await newestFirst(db, wanted).limit(1));
  return order;
}

/** Lists a page of the customer's orders, newest first, and their total number. */
export async function listOrders(db: Database, customerId: string, { page, pageSize }: OrderHistoryQuery) {
  const own = eq(orders.customerId, customerId);
  const found = await newestFirst(db, own)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { orders: await toResponses(db, found), total: await db.$count(orders, own) };
}
