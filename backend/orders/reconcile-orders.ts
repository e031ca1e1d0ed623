import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { backoffMs } from '@/backend/jobs/start-jobs';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import { applyCurrentReport, type NeedsProvider } from './apply-report';
import { nextCheck } from './order-status';

const BATCH = 50;

/** After so many failures in a row the provider is left alone until the next round. */
const FAILURES_MAX = 3;

/** Claims the order due longest, rescheduled as if the provider had failed: the next has its turn. */
function claimDue(db: Database, now: Date): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: orders.id, failures: orders.checkFailures })
      .from(orders)
      .where(and(isNotNull(orders.snapToken), lte(orders.checkDueAt, now)))
      .orderBy(asc(orders.checkDueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const { id, failures } = due;
    const checkDueAt = new Date(now.getTime() + backoffMs(failures));
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
    const checkDueAt = nextCheck(order, checkedAt);
    await tx.update(orders).set({ checkedAt, checkDueAt, checkFailures: 0 }).where(eq(orders.id, orderId));
  });
}

async function reconcileOrder(orderId: string, dependencies: NeedsProvider): Promise<boolean> {
  const { db, log, now } = dependencies;
  const askedAt = now();
  try {
    await applyCurrentReport(orderId, dependencies);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn(
      { orderId, fault: error.fault, reason: error.message },
      'The payment provider could not be asked',
    );
    return error.fault === 'refused';
  }
  await scheduleNextCheck(db, orderId, askedAt);
  return true;
}

/**
 * Polls the provider about orders that are pending or ended lately, because a notification may be lost; the one due
 * longest first. An order whose status cannot be read backs off by itself. Several processes may do this at once.
 */
export async function reconcileOrders(dependencies: NeedsProvider, signal?: AbortSignal): Promise<void> {
  const { db, now } = dependencies;
  let failures = 0;
  for (let asked = 0; asked < BATCH && failures < FAILURES_MAX; asked += 1) {
    if (signal?.aborted) return;
    const orderId = await claimDue(db, now());
    if (orderId === undefined) return;
    failures = (await reconcileOrder(orderId, dependencies)) ? 0 : failures + 1;
  }
}
