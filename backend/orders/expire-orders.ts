import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { askToEnd } from '@/backend/payments/errands';
import { moveOrder } from './move-order';

/** An order nobody could ask the provider about is given up this much later. */
const GRACE_MS = 60 * 60 * 1000;

type Needed = Pick<Dependencies, 'db' | 'now' | 'config'>;

/** One overdue order, locked; those another process is busy with are passed over. */
async function lockOverdue(tx: Transaction, now: Date) {
  const asked = sql`${orders.checkedAt} >= ${orders.expiresAt}`;
  const patienceOver = lte(orders.expiresAt, new Date(now.getTime() - GRACE_MS));
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        lte(orders.expiresAt, now),
        or(isNull(orders.snapToken), asked, patienceOver),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return order;
}

/**
 * Expires overdue orders, puts their pieces back on the shelf and has the provider end what is still open of their
 * payment, which it would take for longer; answers how many. Several processes may do this at
 * once: each order is locked, so it is expired exactly once. One transaction an order, so that items are never
 * locked for two orders together.
 */
export async function expireOrders({ db, now, config }: Needed, signal?: AbortSignal): Promise<number> {
  for (let expired = 0; ; expired += 1) {
    if (signal?.aborted) return expired;
    const found = await db.transaction(async (tx) => {
      const order = await lockOverdue(tx, now());
      if (!order) return false;
      await moveOrder(tx, order, { to: 'expired', now: now(), siteUrl: config.siteUrl });
      await askToEnd(tx, order.id, now());
      return true;
    });
    if (!found) return expired;
  }
}
