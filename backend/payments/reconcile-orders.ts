import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { UNPAID_ENDS } from '@/backend/orders/order-status';
import { applyReport } from './apply-report';
import { PaymentProviderError } from './payment-provider';

type Needed = Pick<Dependencies, 'db' | 'log' | 'now' | 'checkpoint' | 'config' | 'payments'>;

/** Orders asked about in one round. */
const BATCH = 50;

/**
 * Pending orders the provider was not asked about lately: first after five minutes, then at ever longer intervals (half
 * the order's age at the last answer), and once more when their time is over, before they are given up.
 */
function listDue(db: Database, now: Date) {
  const moment = now.toISOString();
  const rested = sql`coalesce(${orders.checkedAt} + greatest(interval '5 minutes', (${orders.checkedAt} - ${orders.createdAt}) / 2), ${orders.createdAt} + interval '5 minutes') <= ${moment}::timestamptz`;
  const ending = sql`${orders.expiresAt} <= ${moment}::timestamptz and coalesce(${orders.checkedAt}, ${orders.createdAt}) < ${orders.expiresAt}`;
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), isNotNull(orders.snapToken), sql`((${rested}) or (${ending}))`))
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH);
}

/** Money may come for so long after an order has ended, over a weekend for instance. */
const LATE_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Orders that ended unpaid a short while ago: somebody may have paid in the last moment, and the notification be lost.
 * Asked about first after a quarter of an hour, then at ever longer intervals.
 */
function listLatelyEnded(db: Database, now: Date) {
  const moment = now.toISOString();
  const { checkedAt, updatedAt } = orders;
  const rested = sql`case when ${checkedAt} > ${updatedAt} then ${checkedAt} + greatest(interval '15 minutes', (${checkedAt} - ${updatedAt}) / 2) else ${updatedAt} + interval '15 minutes' end <= ${moment}::timestamptz`;
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...UNPAID_ENDS]),
        gt(updatedAt, new Date(now.getTime() - LATE_MS)),
        isNotNull(orders.snapToken),
        rested,
      ),
    )
    .orderBy(asc(updatedAt))
    .limit(BATCH);
}

/** Asks the provider how one order's payment stands and applies its word; false when it does not answer. */
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
  await db.update(orders).set({ checkedAt: askedAt }).where(eq(orders.id, orderId));
  return true;
}

/**
 * One round for what stays pending and what ended a short while ago: a notification may be lost, so the provider is
 * asked. A provider that does not answer ends the round; the next one starts with the same orders.
 */
export async function reconcileOrders(dependencies: Needed, signal?: AbortSignal): Promise<void> {
  const { db, now } = dependencies;
  const due = [...(await listDue(db, now())), ...(await listLatelyEnded(db, now()))];
  for (const { id } of due) {
    if (signal?.aborted) return;
    if (!(await reconcileOrder(id, dependencies))) return;
  }
}
