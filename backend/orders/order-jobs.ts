import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { moveOrder } from './move-order';
import { askToEnd } from './payment-outbox';
import { reconcileOrders } from './reconcile-orders';
import { runErrands } from './run-payment-outbox';

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

const ROUND_MS = 30_000;
/** A payment nobody wants any more is ended while the customer still looks. */
const ERRANDS_ROUND_MS = 1_000;

/**
 * What happens to orders without anybody calling: unsent notifications of the development provider go out again, the
 * provider is asked about what stays pending, and what nobody paid in time expires. Start it when the server listens,
 * stop it before the database is closed.
 */
export function startOrderJobs(dependencies: Dependencies, everyMs = ROUND_MS): RunningJobs {
  const { developmentPayments, log } = dependencies;
  const jobs = [
    ...(developmentPayments ? [{ name: 'resend notifications', run: developmentPayments.resendUnsent }] : []),
    { name: 'reconcile orders', run: (signal: AbortSignal) => reconcileOrders(dependencies, signal) },
    { name: 'expire orders', run: (signal: AbortSignal) => expireOrders(dependencies, signal) },
  ];
  return startJobs(jobs, everyMs, log);
}

/** Tells the payment provider what it is to be told. */
export function startErrandJobs(dependencies: Dependencies, everyMs = ERRANDS_ROUND_MS): RunningJobs {
  const job = { name: 'run errands', run: (signal: AbortSignal) => runErrands(dependencies, signal) };
  return startJobs([job], everyMs, dependencies.log);
}
