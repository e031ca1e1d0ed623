import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { paymentNotifications } from '@/backend/db/schema/payments';
import type { Dependencies } from '@/backend/dependencies';
import {
  judgePayment,
  type PaymentReport,
  rupiahIn,
  targetStatus,
  type Verdict,
} from '@/backend/payments/payment-report';
import type { OrderStatus, PendingPayment } from '@/lib/contract/order';
import { canTransition, hasEndedUnpaid, payableUntil } from './order-status';
import { enqueueEnd, isRefundQueued, markDone } from './payment-outbox';
import { settleLatePayment } from './settle-late-payment';
import { lockOrder, type StoredOrder } from './stored-order';
import { transitionOrder } from './transition-order';

export type JournalEntry = {
  report: PaymentReport;
  source: 'notification' | 'status';
  verdict: Verdict | 'mismatch';
  effect: 'applied' | 'noted' | 'late';
  now: Date;
};

export async function writeJournal(tx: Transaction, { report, source, verdict, effect, now }: JournalEntry) {
  await tx.insert(paymentNotifications).values({
    ...report,
    id: randomUUID(),
    source,
    verdict,
    effect,
    receivedAt: now,
  });
}

export async function wasChallenged(tx: Transaction, { orderId, transactionId }: PaymentReport) {
  if (transactionId === undefined) return false;
  const challenges = and(
    eq(paymentNotifications.orderId, orderId),
    eq(paymentNotifications.transactionId, transactionId),
    eq(paymentNotifications.verdict, 'challenged'),
  );
  return (await tx.$count(paymentNotifications, challenges)) > 0;
}

type Needed = Pick<Dependencies, 'db' | 'log' | 'now' | 'checkpoint' | 'config'>;
export type NeedsProvider = Needed & Pick<Dependencies, 'payments'>;

/** The currency of the shop. A report without a currency is in this one. */
const CURRENCY = 'IDR';

export function isOfOrder(report: PaymentReport, order: StoredOrder): boolean {
  return (
    report.orderId === order.id &&
    rupiahIn(report.grossAmount) === order.total &&
    (report.currency ?? CURRENCY) === CURRENCY
  );
}

/**
 * Returns how long stock is reserved for a pending payment: for a transfer as long as the provider waits for it, but at
 * most until `payableUntil`.
 */
function heldUntil(verdict: Verdict, order: StoredOrder, { paymentType, expiresAt }: PaymentReport): Date {
  const latest = payableUntil(order);
  if (verdict === 'challenged') return latest;
  // A card is charged within minutes or not at all.
  if (paymentType === undefined || paymentType === 'credit_card') return order.expiresAt;
  return expiresAt && expiresAt < latest ? expiresAt : latest;
}

/** Describes a payment under way for its customer. */
function pendingPayment(verdict: Verdict, { accounts, expiresAt }: PaymentReport): PendingPayment {
  return {
    status: verdict === 'challenged' ? 'review' : 'pending',
    accounts,
    expiresAt: expiresAt?.toISOString(),
  };
}

/**
 * Stores the method and instructions of a pending payment and extends the reservation. A payment that begins after the order has ended
 * is ended too, because the stock may be sold by now.
 */
async function noteUnderWay(
  tx: Transaction,
  order: StoredOrder,
  { verdict, report, now }: { verdict: Verdict; report: PaymentReport; now: Date },
): Promise<void> {
  if (hasEndedUnpaid(order.status)) return enqueueEnd(tx, order.id, now);
  const until = heldUntil(verdict, order, report).toISOString();
  await tx
    .update(orders)
    .set({
      updatedAt: now,
      expiresAt: sql`greatest(${orders.expiresAt}, ${until}::timestamptz)`,
      transactionMethod: report.paymentType,
      payment: pendingPayment(verdict, report),
    })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending')));
}

export async function judge(tx: Transaction, order: StoredOrder, report: PaymentReport, now: Date) {
  const verdict = judgePayment(report);
  const isUnderWay = verdict === 'pending' || verdict === 'challenged';
  if (isUnderWay) await noteUnderWay(tx, order, { verdict, report, now });
  // The shopper can pay by another card, so the declined payment is no longer under way.
  if (verdict === 'denied') await tx.update(orders).set({ payment: null }).where(eq(orders.id, order.id));
  const circumstances = {
    status: order.status,
    wasChallenged: await wasChallenged(tx, report),
    isRefunding: await isRefundQueued(tx, order.id),
  };
  const target = targetStatus(verdict, circumstances);
  return { verdict, target: target === order.status ? undefined : target };
}

/** Applies a status. A payment after the end of the order is accepted only if the goods are still in stock. */
async function transition(
  tx: Transaction,
  order: StoredOrder,
  to: Exclude<OrderStatus, 'pending'>,
  { report, now, siteUrl }: { report: PaymentReport; now: Date; siteUrl: string },
): Promise<'applied' | 'late'> {
  const circumstances = { now, siteUrl, method: report.paymentType };
  if (to === 'paid' && hasEndedUnpaid(order.status)) {
    const settled = await settleLatePayment(tx, order, circumstances);
    return settled === 'taken' ? 'applied' : 'late';
  }
  await transitionOrder(tx, order, { ...circumstances, to });
  if (to === 'refunded') await markDone(tx, { orderId: order.id, action: 'refund' }, now);
  return 'applied';
}

/** Returns the effect of a report. An order that ended unpaid does not end again. */
function effectOf(order: StoredOrder, target: OrderStatus | undefined): JournalEntry['effect'] {
  if (target === undefined) return 'noted';
  if (canTransition(order.status, target)) return 'applied';
  return hasEndedUnpaid(order.status) ? 'noted' : 'late';
}

async function applyLocked(tx: Transaction, order: StoredOrder, report: PaymentReport, dependencies: Needed) {
  const { log, checkpoint, config } = dependencies;
  const now = dependencies.now();
  const { verdict, target } = await judge(tx, order, report, now);
  let effect = effectOf(order, target);
  if (effect === 'late')
    log.warn({ orderId: order.id, status: order.status, verdict }, 'A payment report changed nothing');
  if (effect === 'applied' && target) {
    effect = await transition(tx, order, target, { report, now, siteUrl: config.siteUrl });
    if (effect === 'late')
      log.warn({ orderId: order.id, status: order.status }, 'Money came after the end and goes back');
  }
  // A poll without news is not written to the journal.
  if (effect !== 'noted' || verdict === 'challenged') {
    await writeJournal(tx, { report, source: 'status', verdict, effect, now });
  }
  await checkpoint('payment judged');
}

/** Applies the payment status that the provider returns. @throws PaymentProviderError */
export async function applyCurrentReport(orderId: string, needed: NeedsProvider) {
  const report = await needed.payments.findReport(orderId);
  if (report) await applyReport(report, needed);
  return report;
}

/** Applies a report of the provider in one transaction. Idempotent. A wrong amount is logged as an error. */
export async function applyReport(report: PaymentReport, dependencies: Needed): Promise<void> {
  const { db, log, now } = dependencies;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, report.orderId);
    if (!order) return;
    if (isOfOrder(report, order)) return applyLocked(tx, order, report, dependencies);
    await writeJournal(tx, { report, source: 'status', verdict: 'mismatch', effect: 'noted', now: now() });
    log.error(
      { orderId: order.id, total: order.total, grossAmount: report.grossAmount },
      'The provider’s amount is not the order’s',
    );
  });
  await dependencies.checkpoint('payment committed');
}
