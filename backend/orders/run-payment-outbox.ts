import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { paymentOutbox } from '@/backend/db/schema/payments';
import { getBackoffMs } from '@/backend/jobs/start-jobs';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import { isPartialReversal, judgePayment, type PaymentVerdict } from '@/backend/payments/payment-report';
import { runWithRequestId } from '@/lib/log/request-id';
import { fetchAndApplyReport, type PaymentDependencies } from './apply-payment-report';
import { markOutboxEntryDone, type PaymentAction, whereOutboxEntry } from './payment-outbox';

type OutboxEntry = typeof paymentOutbox.$inferSelect;

/**
 * Claims the entry that has been due longest. Other processes do not see it as due until its next attempt.
 */
function claimDue(db: Database, now: Date): Promise<OutboxEntry | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(paymentOutbox)
      .where(and(isNotNull(paymentOutbox.dueAt), lte(paymentOutbox.dueAt, now)))
      .orderBy(asc(paymentOutbox.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const dueAt = new Date(now.getTime() + getBackoffMs(due.attempts));
    await tx
      .update(paymentOutbox)
      .set({ attempts: sql`${paymentOutbox.attempts} + 1`, dueAt })
      .where(whereOutboxEntry(due.orderId, due.action));
    return due;
  });
}

const isRefundable = (verdict: PaymentVerdict): boolean => verdict === 'paid' || isPartialReversal(verdict);

/** Returns the rupiah of an order's payment that neither the provider nor staff have refunded. */
async function findUnrefunded(db: Database, orderId: string, refundedByProvider = 0): Promise<number> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order ? order.total - order.refundedByHand - refundedByProvider : 0;
}

const DELIVER: Record<PaymentAction, (entry: OutboxEntry, needed: PaymentDependencies) => Promise<void>> = {
  /**
   * Ends the payment. If the customer has paid before that, the status request finds and settles this late
   * payment.
   */
  async end({ orderId, createdAt: asked }, needed) {
    const { db, now, payments } = needed;
    await payments.endPayment(orderId, await payments.findReport(orderId));
    await fetchAndApplyReport(orderId, needed);
    await db.transaction((tx) => markOutboxEntryDone(tx, { orderId, action: 'end', asked }, now()));
  },
  /**
   * Refunds the part of the payment that is not refunded yet. The entry is done when the provider reports the
   * refund.
   */
  async refund({ orderId }, needed) {
    const report = await needed.payments.findReport(orderId);
    if (report && isRefundable(judgePayment(report))) {
      const rest = await findUnrefunded(needed.db, orderId, report.refundedAmount);
      if (rest > 0) await needed.payments.refund(report, rest);
    }
    await fetchAndApplyReport(orderId, needed);
  },
};

const REJECTED: Record<PaymentAction, string> = {
  end: 'payment provider rejected the end of the payment, end it by hand at the provider',
  /** Some payment methods have no refunds by API. Staff must refund such a payment by hand. */
  refund:
    'payment provider rejected the refund, refund by hand and record it with npm run payments -- refunded',
};

async function deliver(entry: OutboxEntry, needed: PaymentDependencies): Promise<void> {
  const { orderId, action, attempts } = entry;
  try {
    await DELIVER[action](entry, needed);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const details = { orderId, action, attempt: attempts + 1, kind: error.kind, reason: error.message };
    if (error.kind === 'rejected') needed.log.error(details, REJECTED[action]);
    else needed.log.warn(details, 'payment provider not reachable, retrying later');
  }
}

/** Delivers all due entries of the payment outbox. Several processes may run this job at the same time. */
export async function runPaymentOutbox(needed: PaymentDependencies, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const due = await claimDue(needed.db, needed.now());
    if (!due) return;
    await runWithRequestId(due.requestId, () => deliver(due, needed));
  }
}
