import { eq } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { type OrderMailKind, queueOrderMail } from '@/backend/mail/order-mail';
import type { PaymentReport, PaymentVerdict } from '@/backend/payments/payment-report';
import type { PendingPayment } from '@/lib/contract/order';
import { getPaymentDeadline, hasEndedUnpaid } from './order-status';
import { enqueuePaymentEnd } from './payment-outbox';
import type { StoredOrder } from './stored-order';

/**
 * Returns until when a pending payment reserves stock. The provider waits for a transfer until its expiry,
 * and the reservation ends then, but not after `payableUntil`.
 */
function heldUntil(
  verdict: PaymentVerdict,
  order: StoredOrder,
  { paymentType, expiresAt }: PaymentReport,
): Date {
  const latest = getPaymentDeadline(order);
  if (verdict === 'challenged') return latest;
  // Cards do not extend the reservation, because a card is charged within minutes or not at all.
  if (paymentType === undefined || paymentType === 'credit_card') return order.expiresAt;
  return expiresAt && expiresAt < latest ? expiresAt : latest;
}

/** Returns what the customer is shown about a pending payment. */
function pendingPayment(verdict: PaymentVerdict, { accounts, expiresAt }: PaymentReport): PendingPayment {
  return {
    status: verdict === 'challenged' ? 'review' : 'pending',
    accounts,
    expiresAt: expiresAt?.toISOString(),
  };
}

/**
 * Returns the occasion of the email about a pending payment, or undefined if the customer has received this
 * information already.
 */
function occasionOf(
  known: PendingPayment | null,
  { status, accounts }: PendingPayment,
): OrderMailKind | undefined {
  if (status === 'review') return known?.status === 'review' ? undefined : 'review';
  const numbersOf = (payment: Pick<PendingPayment, 'accounts'>) =>
    payment.accounts.map(({ number }) => number).join();
  return numbersOf({ accounts }) === numbersOf({ accounts: known?.accounts ?? [] }) ? undefined : 'transfer';
}

/**
 * Stores the method and the payment instructions of a pending payment, extends the reservation and emails the
 * customer. If the order has already ended unpaid, queues the end of the payment, because the stock may be
 * sold by now.
 */
export async function storePendingPayment(
  tx: Transaction,
  order: StoredOrder,
  {
    verdict,
    report,
    now,
    siteUrl,
  }: { verdict: PaymentVerdict; report: PaymentReport; now: Date; siteUrl: string },
): Promise<void> {
  if (hasEndedUnpaid(order.status)) return enqueuePaymentEnd(tx, order.id, now);
  if (order.status !== 'pending') return;
  const until = Math.max(heldUntil(verdict, order, report).getTime(), order.expiresAt.getTime());
  const changes = {
    updatedAt: now,
    expiresAt: new Date(until),
    transactionMethod: report.paymentType ?? order.transactionMethod,
    payment: pendingPayment(verdict, report),
  };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  const occasion = occasionOf(order.payment, changes.payment);
  if (occasion) await queueOrderMail(tx, { order: { ...order, ...changes }, occasion, siteUrl, now });
}
