import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { getBackoffMs, type PeriodicJob, type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import { fetchAndApplyReport, type PaymentDependencies } from './apply-payment-report';
import { getNextPollTime } from './order-status';
import { enqueuePaymentEnd } from './payment-outbox';
import { runPaymentOutbox } from './run-payment-outbox';
import { transitionOrder } from './transition-order';

const BATCH = 50;

/** After this many failures in a row, the provider seems to be down and the job waits for the next round. */
const MAX_FAILURES = 3;

/**
 * Claims the order whose poll has been due longest. Schedules its next poll as after a failure, in case this
 * process ends during the poll.
 */
function claimDue(db: Database, now: Date): Promise<string | undefined> {
  // Erasing a customer deletes the token of an order, but a late payment of the order must still be found and
  // refunded.
  const canBePaid = or(isNotNull(orders.snapToken), isNull(orders.customerId));
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: orders.id, failures: orders.checkFailures })
      .from(orders)
      .where(and(canBePaid, lte(orders.checkDueAt, now)))
      .orderBy(asc(orders.checkDueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const { id, failures } = due;
    const checkDueAt = new Date(now.getTime() + getBackoffMs(failures));
    await tx
      .update(orders)
      .set({ checkDueAt, checkFailures: failures + 1 })
      .where(eq(orders.id, id));
    return id;
  });
}

function scheduleNextCheck(db: Database, orderId: string, checkedAt: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return;
    const checkDueAt = getNextPollTime(order, checkedAt);
    await tx.update(orders).set({ checkedAt, checkDueAt, checkFailures: 0 }).where(eq(orders.id, orderId));
  });
}

async function reconcileOrder(orderId: string, dependencies: PaymentDependencies): Promise<boolean> {
  const { db, log, now } = dependencies;
  const askedAt = now();
  try {
    await fetchAndApplyReport(orderId, dependencies);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn(
      { orderId, kind: error.kind, reason: error.message },
      'payment status not available, retrying later',
    );
    return error.kind === 'rejected';
  }
  await scheduleNextCheck(db, orderId, askedAt);
  return true;
}

/**
 * Polls the provider about orders that are pending, paid or ended recently, because notifications can be
 * lost. A failure delays the next poll of that order. Several processes may run this job at the same time.
 */
export async function reconcileOrders(
  dependencies: PaymentDependencies,
  signal?: AbortSignal,
): Promise<void> {
  const { db, now } = dependencies;
  let failures = 0;
  for (let asked = 0; asked < BATCH && failures < MAX_FAILURES; asked += 1) {
    if (signal?.aborted) return;
    const orderId = await claimDue(db, now());
    if (orderId === undefined) return;
    failures = (await reconcileOrder(orderId, dependencies)) ? 0 : failures + 1;
  }
}

/** An overdue order expires an hour later if the provider cannot be reached in that time. */
const GRACE_MS = 60 * 60 * 1000;

type Needed = Pick<Dependencies, 'db' | 'now' | 'config'>;

/**
 * Locks an overdue order that has no payment token, was polled after its deadline, or is past the grace
 * period. Skips orders that another process has locked.
 */
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
 * Expires overdue orders, each in its own transaction: returns the stock and queues the end of the payment.
 * Returns the number of expired orders. Several processes may run this job at the same time.
 */
export async function expireOrders({ db, now, config }: Needed, signal?: AbortSignal): Promise<number> {
  for (let expired = 0; ; expired += 1) {
    if (signal?.aborted) return expired;
    const found = await db.transaction(async (tx) => {
      const order = await lockOverdue(tx, now());
      if (!order) return false;
      await transitionOrder(tx, order, { to: 'expired', now: now(), siteUrl: config.siteUrl });
      await enqueuePaymentEnd(tx, order.id, now());
      return true;
    });
    if (!found) return expired;
  }
}

const ROUND_MS = 30_000;
/**
 * The interval between rounds of the payment outbox. It is short, because the customer may be looking at a
 * payment that must end.
 */
const OUTBOX_ROUND_MS = 1_000;

export function startOrderJobs(dependencies: Dependencies): RunningJobs[] {
  const { developmentPayments, log } = dependencies;
  const rounds: PeriodicJob[] = [
    ...(developmentPayments ? [{ name: 'resend notifications', run: developmentPayments.resendUnsent }] : []),
    { name: 'reconcile orders', run: (signal) => reconcileOrders(dependencies, signal) },
    { name: 'expire orders', run: (signal) => expireOrders(dependencies, signal) },
  ];
  const outbox: PeriodicJob = {
    name: 'payment outbox',
    run: (signal) => runPaymentOutbox(dependencies, signal),
  };
  return [startJobs(rounds, ROUND_MS, log), startJobs([outbox], OUTBOX_ROUND_MS, log)];
}
