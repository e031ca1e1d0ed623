import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { pauseAfter } from '@/backend/jobs/start-jobs';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import { applyReport } from './apply-report';
import { nextCheck } from './order-deadlines';

type Needed = Pick<Dependencies, 'db' | 'log' | 'now' | 'checkpoint' | 'config' | 'payments'>;

/** Orders asked about in one round. */
const BATCH = 50;

/** A provider that is silent about so many orders in a row is not asked again in this round. */
const SILENCES_MAX = 3;

/**
 * Takes the longest due order for ourselves and puts it off as if the provider had failed, so that whatever happens
 * while it is asked about, the next one has its turn.
 */
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
    const checkDueAt = new Date(now.getTime() + pauseAfter(failures));
    await tx
      .update(orders)
      .set({ checkDueAt, checkFailures: failures + 1 })
      .where(eq(orders.id, id));
    return id;
  });
}

/** The provider was heard of an order: it is asked again as its state wants it. */
function noteHeard(db: Database, orderId: string, heard: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return;
    const checkDueAt = nextCheck(order, heard);
    await tx
      .update(orders)
      .set({ checkedAt: heard, checkDueAt, checkFailures: 0 })
      .where(eq(orders.id, orderId));
  });
}

/** Asks the provider how one order's payment stands and applies its word; false when no answer came. */
async function reconcileOrder(orderId: string, dependencies: Needed): Promise<boolean> {
  const { db, log, now, payments } = dependencies;
  const askedAt = now();
  try {
    const report = await payments.findReport(orderId);
    if (report) await applyReport(report, dependencies);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn(
      { orderId, fault: error.fault, reason: error.message },
      'The payment provider could not be asked',
    );
    return error.fault === 'refused';
  }
  await noteHeard(db, orderId, askedAt);
  return true;
}

/**
 * One round for what stays pending and what ended a short while ago: a notification may be lost, so the provider is
 * asked, the longest due order first. One whose status cannot be read waits with growing pauses, each by itself, and
 * keeps no other from its turn. Several processes may do this at once.
 */
export async function reconcileOrders(dependencies: Needed, signal?: AbortSignal): Promise<void> {
  const { db, now } = dependencies;
  let silences = 0;
  for (let asked = 0; asked < BATCH && silences < SILENCES_MAX; asked += 1) {
    if (signal?.aborted) return;
    const orderId = await claimDue(db, now());
    if (orderId === undefined) return;
    silences = (await reconcileOrder(orderId, dependencies)) ? 0 : silences + 1;
  }
}
