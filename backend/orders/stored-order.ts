import { randomInt, randomUUID } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { lockCustomer, type Reader, type Transaction } from '@/backend/db/database';
import { orderEvents, orderLines, orders } from '@/backend/db/schema/orders';
import { queueMail } from '@/backend/mail/mail-outbox';
import { orderMail } from '@/backend/mail/order-mail';
import type { Address } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import type { OrderEventStatus } from '@/lib/contract/order';
import { counter, METRICS } from '@/lib/telemetry/metrics';
import { HOLD_MS, nextCheck } from './order-status';
import type { LockedLine } from './stock';

export type StoredOrder = typeof orders.$inferSelect;
export type StoredOrderLine = typeof orderLines.$inferSelect;

export function listOrderLines(db: Reader, orderId: string): Promise<StoredOrderLine[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

/** An order, locked; its customer is locked before it, in the same order as checkout does. */
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

/** Sorts events of the same moment. */
const COURSE: OrderEventStatus[] = [
  'pending',
  'failed',
  'expired',
  'cancelled',
  'paid',
  'refunding',
  'refunded',
];

const countOrder = counter(METRICS.orders);

export async function recordEvent(tx: Transaction, orderId: string, status: OrderEventStatus, at: Date) {
  await tx.insert(orderEvents).values({ orderId, status, at }).onConflictDoNothing();
  countOrder({ status });
}

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

/** No 0, 1, I, L, O, U: an order id is read aloud on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LENGTH = 12;

/** An id such as `20261121-7K3M9QXWP4RT`: payment providers refuse one they have ever seen. */
function newOrderId(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${day}-${random}`;
}

type Customer = { id: string; firstName: string; lastName: string; email: string; phone: string };

type NewOrder = {
  customer: Customer;
  address: Address;
  lines: LockedLine[];
  idempotencyKey: string | undefined;
  cartVersion: string;
  locale: Locale;
  siteUrl: string;
  now: Date;
};

function orderRow(order: NewOrder) {
  const { customer, address, lines, idempotencyKey, cartVersion, locale, now } = order;
  const expiresAt = new Date(now.getTime() + HOLD_MS);
  return {
    id: newOrderId(now),
    customerId: customer.id,
    status: 'pending' as const,
    locale,
    total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    customerName: `${customer.firstName} ${customer.lastName}`.trim(),
    customerEmail: customer.email,
    customerPhone: customer.phone,
    ...address,
    idempotencyKey: idempotencyKey ?? null,
    cartVersion,
    expiresAt,
    checkDueAt: nextCheck({ status: 'pending', createdAt: now, updatedAt: now, expiresAt }, now),
    createdAt: now,
    updatedAt: now,
  };
}

/** Stores the order with a snapshot of names, prices, customer and address, and mails the customer. */
export async function storeOrder(tx: Transaction, order: NewOrder): Promise<StoredOrder> {
  const [stored] = await tx.insert(orders).values(orderRow(order)).returning();
  if (!stored) throw new Error('The order was not stored');
  const { lines, siteUrl, now } = order;
  await tx.insert(orderLines).values(
    lines.map(({ id: cartLineId, stock: _stock, ...line }, position) => {
      return { ...line, id: randomUUID(), orderId: stored.id, cartLineId, position };
    }),
  );
  await recordEvent(tx, stored.id, 'pending', now);
  await queueMail(tx, orderMail({ order: stored, lines, occasion: 'received', siteUrl }), { now });
  return stored;
}
