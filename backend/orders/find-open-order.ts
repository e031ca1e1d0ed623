import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { StoredOrder } from './stored-order';

type Wish = { customerId: string; idempotencyKey: string | undefined; cartFingerprint: string };

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
 * The order a repeated call means: the one made with its key, paid or not; else the one that waits for the payment of
 * this very cart, whatever key that was made with: a cart never has two open orders. An order that ended without
 * payment is nobody's repeat: the same call starts a new one.
 */
export async function findOpenOrder(tx: Transaction, wish: Wish): Promise<StoredOrder | undefined> {
  const { customerId, idempotencyKey, cartFingerprint } = wish;
  const own = eq(orders.customerId, customerId);
  const named =
    idempotencyKey === undefined
      ? undefined
      : and(
          own,
          eq(orders.idempotencyKey, idempotencyKey),
          inArray(orders.status, ['pending', 'paid', 'refunded']),
        );
  const ofCart = and(own, eq(orders.cartFingerprint, cartFingerprint), eq(orders.status, 'pending'));
  return (named && (await lockLatest(tx, named))) ?? (await lockLatest(tx, ofCart));
}

/** True when the key once made an order, whatever became of it. */
export async function isKeyKnown(tx: Transaction, customerId: string, key: string): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.idempotencyKey, key)))
    .limit(1);
  return found.length > 0;
}
