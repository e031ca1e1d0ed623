import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { paymentNotifications } from '@/backend/db/schema/payments';
import type { Dependencies } from '@/backend/dependencies';
import {
  getTargetStatus,
  isPartialReversal,
  judgePayment,
  type PaymentReport,
  type PaymentVerdict,
  parseGrossAmount,
} from '@/backend/payments/payment-report';
import type { OrderStatus } from '@/lib/contract/order';
import { canTransitionOrder, hasEndedUnpaid } from './order-status';
import { isRefundQueued } from './payment-outbox';
import { storePendingPayment } from './pending-payment';
import { recordRefund } from './record-refund';
import { settleLatePayment } from './settle-late-payment';
import { lockOrder, type StoredOrder } from './stored-order';
import { transitionOrder } from './transition-order';

type JournalEntry = {
  report: PaymentReport;
  source: 'notification' | 'status';
  verdict: PaymentVerdict | 'mismatch';
  effect: 'applied' | 'noted' | 'late';
  now: Date;
};

export async function recordPaymentReport(
  tx: Transaction,
  { report, source, verdict, effect, now }: JournalEntry,
) {
  await tx.insert(paymentNotifications).values({
    ...report,
    id: randomUUID(),
    source,
    verdict,
    effect,
    receivedAt: now,
  });
}

export async function hasChallengeReport(tx: Transaction, { orderId, transactionId }: PaymentReport) {
  if (transactionId === undefined) return false;
  const challenges = and(
    eq(paymentNotifications.orderId, orderId),
    eq(paymentNotifications.transactionId, transactionId),
    eq(paymentNotifications.verdict, 'challenged'),
  );
  return (await tx.$count(paymentNotifications, challenges)) > 0;
}

type Needed = Pick<Dependencies, 'db' | 'log' | 'now' | 'atCrashPoint' | 'config'>;
export type PaymentDependencies = Needed & Pick<Dependencies, 'payments'>;

/** The currency of the shop. A report that names no currency means this currency. */
const CURRENCY = 'IDR';

export function reportMatchesOrder(report: PaymentReport, order: StoredOrder): boolean {
  return (
    report.orderId === order.id &&
    parseGrossAmount(report.grossAmount) === order.total &&
    (report.currency ?? CURRENCY) === CURRENCY
  );
}

type Circumstances = { report: PaymentReport; now: Date; siteUrl: string };

/**
 * Returns the verdict of a report about a locked order, and the next status if the status changes. Stores a
 * pending payment.
 */
export async function assessPaymentReport(tx: Transaction, order: StoredOrder, circumstances: Circumstances) {
  const { report } = circumstances;
  const verdict = judgePayment(report);
  const isUnderWay = verdict === 'pending' || verdict === 'challenged';
  if (isUnderWay) await storePendingPayment(tx, order, { ...circumstances, verdict });
  // The payment was declined, so it is not pending any more. The shopper can pay by another card.
  if (verdict === 'denied') await tx.update(orders).set({ payment: null }).where(eq(orders.id, order.id));
  const target = getTargetStatus(verdict, {
    status: order.status,
    hasChallengeReport: await hasChallengeReport(tx, report),
    isRefunding: await isRefundQueued(tx, order.id),
  });
  return { verdict, target: target === order.status ? undefined : target };
}

/** Returns true for a partial refund that is not stored yet, or whose amount is unknown. */
export function isNewPartialRefund(
  order: StoredOrder,
  verdict: PaymentVerdict,
  { refundedAmount }: PaymentReport,
): boolean {
  return (
    isPartialReversal(verdict) && (refundedAmount === undefined || refundedAmount > order.refundedByProvider)
  );
}

/**
 * Changes the status of an order. A payment that arrives after the order has ended is accepted only if the
 * goods are still in stock. Returns `late` if it is refunded instead.
 */
async function transition(
  tx: Transaction,
  order: StoredOrder,
  {
    to,
    verdict,
    report,
    now,
    siteUrl,
  }: Circumstances & { to: Exclude<OrderStatus, 'pending'>; verdict: PaymentVerdict },
): Promise<'applied' | 'late'> {
  const circumstances = { now, siteUrl, method: report.paymentType };
  if (to === 'paid' && hasEndedUnpaid(order.status)) {
    const settled = await settleLatePayment(tx, order, circumstances);
    return settled === 'taken' ? 'applied' : 'late';
  }
  if (to === 'refunded') {
    const refund = { byProvider: order.total, isChargeback: verdict === 'charged_back' };
    await recordRefund(tx, order, refund, circumstances);
  } else await transitionOrder(tx, order, { ...circumstances, to });
  return 'applied';
}

/**
 * Stores a partial refund or chargeback. Returns true when the amount in the report is higher than the stored
 * amount.
 */
async function applyPartialRefund(
  tx: Transaction,
  orderId: string,
  { verdict, report, now, siteUrl }: Circumstances & { verdict: PaymentVerdict },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order || report.refundedAmount === undefined) return false;
  const isChargeback = verdict === 'partly_charged_back';
  const refund = { byProvider: Math.min(report.refundedAmount, order.total), isChargeback };
  return recordRefund(tx, order, refund, { now, siteUrl, method: report.paymentType });
}

/**
 * Returns the effect of a report on an order. A second end of an order that ended unpaid has no effect
 * (`noted`).
 */
function effectOf(order: StoredOrder, target: OrderStatus | undefined): JournalEntry['effect'] {
  if (target === undefined) return 'noted';
  if (canTransitionOrder(order.status, target)) return 'applied';
  return hasEndedUnpaid(order.status) ? 'noted' : 'late';
}

async function applyLocked(tx: Transaction, order: StoredOrder, report: PaymentReport, dependencies: Needed) {
  const { log, atCrashPoint, config } = dependencies;
  const circumstances = { report, now: dependencies.now(), siteUrl: config.siteUrl };
  const { verdict, target } = await assessPaymentReport(tx, order, circumstances);
  let effect = effectOf(order, target);
  if (effect === 'late')
    log.warn(
      { orderId: order.id, status: order.status, verdict },
      'payment report ignored, the order has ended',
    );
  if (effect === 'applied' && target) {
    effect = await transition(tx, order, { ...circumstances, to: target, verdict });
    if (effect === 'late')
      log.warn({ orderId: order.id, status: order.status }, 'late payment for ended order, refund queued');
  }
  if (isNewPartialRefund(order, verdict, report)) {
    if (report.refundedAmount === undefined)
      log.error(
        { orderId: order.id, verdict },
        'partial refund without an amount, record it with npm run payments -- refunded',
      );
    if (await applyPartialRefund(tx, order.id, { ...circumstances, verdict })) effect = 'applied';
  }
  // The response to a poll is written to the journal only if it has an effect or the payment is under review.
  if (effect !== 'noted' || verdict === 'challenged') {
    await recordPaymentReport(tx, { report, source: 'status', verdict, effect, now: circumstances.now });
  }
  await atCrashPoint('payment judged');
}

/** Requests the payment status from the provider, applies it and returns it. @throws PaymentProviderError */
export async function fetchAndApplyReport(orderId: string, needed: PaymentDependencies) {
  const report = await needed.payments.findReport(orderId);
  if (report) await applyPaymentReport(report, needed);
  return report;
}

/**
 * Applies a report of the provider in one transaction. Applying the same report again changes nothing. A
 * wrong amount is logged as an error.
 */
export async function applyPaymentReport(report: PaymentReport, dependencies: Needed): Promise<void> {
  const { db, log, now } = dependencies;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, report.orderId);
    if (!order) return;
    if (reportMatchesOrder(report, order)) return applyLocked(tx, order, report, dependencies);
    await recordPaymentReport(tx, {
      report,
      source: 'status',
      verdict: 'mismatch',
      effect: 'noted',
      now: now(),
    });
    log.error(
      { orderId: order.id, total: order.total, grossAmount: report.grossAmount },
      'payment status has another amount or currency than the order, ignored',
    );
  });
  await dependencies.atCrashPoint('payment committed');
}
