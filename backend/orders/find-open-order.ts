import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { StoredOrder } from './stored-order';

type Wish = { customerId: string; idempotencyKey: string | undefined; cartFingerprint: string };

/**
 * The order a repeated call means. With a key: the one made with it, paid or not; without: the one that waits for the
 * payment of this very cart. An order that ended without payment is nobody's repeat: the same call starts a new one.
 */
export async function findOpenOrder(tx: Transaction, wish: Wish): Promise<StoredOrder | undefined> {
  const same =
    wish.idempotencyKey === undefined
      ? and(eq(orders.cartFingerprint, wish.cartFingerprint), eq(orders.status, 'pending'))
      : and(
          eq(orders.idempotencyKey, wish.idempotencyKey),
          inArray(orders.status, ['pending', 'paid', 'refunded']),
        );
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, wish.customerId), same))
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .for('update');
  return order;
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
