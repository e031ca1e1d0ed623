import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { type Job, type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { enqueueEnd } from './payment-outbox';
import { reconcileOrders } from './reconcile-orders';
import { runPaymentOutbox } from './run-payment-outbox';
import { transitionOrder } from './transition-order';

/** An order expires this much later when the provider cannot be asked about it. */
const GRACE_MS = 60 * 60 * 1000;

type Needed = Pick<Dependencies, 'db' | 'now' | 'config'>;

/** One overdue order, locked; those that another process holds are skipped. */
async function lockOverdue(tx: Transaction, now: Date) {
  const asked = sql`${orders.checkedAt} >= ${orders.expiresAt}`;
  const graceOver = lte(orders.expiresAt, new Date(now.getTime() - GRACE_MS));
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        lte(orders.expiresAt, now),
        or(isNull(orders.snapToken), asked, graceOver),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return order;
}

/**
 * Expires overdue orders, returns their stock and has the provider end what is still open of their payment; answers how
 * many. Several processes may do this at once. One transaction an order, so that items are never locked for two orders
 * together.
 */
export async function expireOrders({ db, now, config }: Needed, signal?: AbortSignal): Promise<number> {
  for (let expired = 0; ; expired += 1) {
    if (signal?.aborted) return expired;
    const found = await db.transaction(async (tx) => {
      const order = await lockOverdue(tx, now());
      if (!order) return false;
      await transitionOrder(tx, order, { to: 'expired', now: now(), siteUrl: config.siteUrl });
      await enqueueEnd(tx, order.id, now());
      return true;
    });
    if (!found) return expired;
  }
}

const ROUND_MS = 30_000;
/** A payment nobody wants any more is ended while the customer still looks. */
const OUTBOX_ROUND_MS = 1_000;

/** Reconciles and expires orders, resends the development provider's notifications, and empties the payment outbox. */
export function startOrderJobs(dependencies: Dependencies): RunningJobs[] {
  const { developmentPayments, log } = dependencies;
  const rounds: Job[] = [
    ...(developmentPayments ? [{ name: 'resend notifications', run: developmentPayments.resendUnsent }] : []),
    { name: 'reconcile orders', run: (signal) => reconcileOrders(dependencies, signal) },
    { name: 'expire orders', run: (signal) => expireOrders(dependencies, signal) },
  ];
  const outbox: Job = { name: 'payment outbox', run: (signal) => runPaymentOutbox(dependencies, signal) };
  return [startJobs(rounds, ROUND_MS, log), startJobs([outbox], OUTBOX_ROUND_MS, log)];
}
