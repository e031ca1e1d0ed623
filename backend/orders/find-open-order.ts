import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { StoredOrder } from './stored-order';

/** The statuses in which an order keeps its idempotency key for itself (the table's unique index). */
export const KEY_STATUSES = ['pending', 'paid', 'refunded'] as const;

async function lockLatest(tx: Transaction, condition: SQL | undefined): Promise<StoredOrder | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .for('update');
  return order;
}

/**
 * The order a repeated call means, locked: the one made with its key, paid or not; else the one that waits for the payment
 * of this version of the cart, whatever its key. An order that ended unpaid is nobody's repeat.
 */
export async function findOpenOrder(
  tx: Transaction,
  call: { customerId: string; idempotencyKey: string | undefined; cartVersion: string },
): Promise<StoredOrder | undefined> {
  const { customerId, idempotencyKey: key, cartVersion } = call;
  const own = eq(orders.customerId, customerId);
  if (key !== undefined) {
    const named = and(own, eq(orders.idempotencyKey, key), inArray(orders.status, KEY_STATUSES));
    const found = await lockLatest(tx, named);
    if (found) return found;
  }
  return lockLatest(tx, and(own, eq(orders.cartVersion, cartVersion), eq(orders.status, 'pending')));
}

/** True when the key once made an order, whatever became of it. */
export async function isKeyKnown(tx: Transaction, customerId: string, key: string): Promise<boolean> {
  const made = and(eq(orders.customerId, customerId), eq(orders.idempotencyKey, key));
  return (await tx.$count(orders, made)) > 0;
}
