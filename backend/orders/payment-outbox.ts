import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { type PAYMENT_ACTIONS, paymentOutbox } from '@/backend/db/schema/payments';
import { currentRequestId } from '@/lib/log/request-id';

export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

export const isEntry = (orderId: string, action: PaymentAction) =>
  and(eq(paymentOutbox.orderId, orderId), eq(paymentOutbox.action, action));

/** Enqueues a refund in the transaction that makes it necessary; false when the order has one already. */
export async function enqueueRefund(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  const added = await tx
    .insert(paymentOutbox)
    .values({ orderId, action: 'refund', dueAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ orderId: paymentOutbox.orderId });
  return added.length > 0;
}

/** Has the provider end what is open of an order's payment: now, and once more for what was begun after that. */
export async function enqueueEnd(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx
    .insert(paymentOutbox)
    .values({ orderId, action: 'end', dueAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [paymentOutbox.orderId, paymentOutbox.action],
      set: { dueAt: now, attempts: 0, doneAt: null, requestId: currentRequestId() ?? null },
      setWhere: isNotNull(paymentOutbox.doneAt),
    });
}

export async function isRefundQueued(tx: Transaction, orderId: string): Promise<boolean> {
  return (await tx.$count(paymentOutbox, isEntry(orderId, 'refund'))) > 0;
}

export async function markDone(tx: Transaction, orderId: string, action: PaymentAction, now: Date) {
  await tx
    .update(paymentOutbox)
    .set({ doneAt: now, dueAt: null })
    .where(and(isEntry(orderId, action), isNull(paymentOutbox.doneAt)));
}
