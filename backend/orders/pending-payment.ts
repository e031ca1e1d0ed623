import { eq } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { type OrderOccasion, queueOrderMail } from '@/backend/mail/order-mail';
import type { PaymentReport, Verdict } from '@/backend/payments/payment-report';
import type { PendingPayment } from '@/lib/contract/order';
import { getPaymentDeadline, hasEndedUnpaid } from './order-status';
import { enqueuePaymentEnd } from './payment-outbox';
import type { StoredOrder } from './stored-order';

/**
 * Returns how long stock is reserved for a pending payment: for a transfer as long as the provider waits for it, but at
 * most until `payableUntil`.
 */
function heldUntil(verdict: Verdict, order: StoredOrder, { paymentType, expiresAt }: PaymentReport): Date {
  const latest = getPaymentDeadline(order);
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

/** Returns the occasion of the mail about a payment under way, or undefined when the customer knows of it already. */
function occasionOf(
  known: PendingPayment | null,
  { status, accounts }: PendingPayment,
): OrderOccasion | undefined {
  if (status === 'review') return known?.status === 'review' ? undefined : 'review';
  const numbersOf = (payment: Pick<PendingPayment, 'accounts'>) =>
    payment.accounts.map(({ number }) => number).join();
  return numbersOf({ accounts }) === numbersOf({ accounts: known?.accounts ?? [] }) ? undefined : 'transfer';
}

/**
 * Stores the method and instructions of a pending payment, extends the reservation and mails the customer. A payment
 * that begins after the order has ended is ended too, because the stock may be sold by now.
 */
export async function storePendingPayment(
  tx: Transaction,
  order: StoredOrder,
  { verdict, report, now, siteUrl }: { verdict: Verdict; report: PaymentReport; now: Date; siteUrl: string },
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
