import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/backend/db/database';
import { type PAYMENT_ACTIONS, paymentOutbox } from '@/backend/db/schema/payments';
import { getCurrentRequestId } from '@/lib/log/request-id';

export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

export const whereOutboxEntry = (orderId: string, action: PaymentAction) =>
  and(eq(paymentOutbox.orderId, orderId), eq(paymentOutbox.action, action));

/** Queues the refund of an order. Returns false when the order already has a refund. */
export async function enqueueRefund(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  const added = await tx
    .insert(paymentOutbox)
    .values({ orderId, action: 'refund', dueAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ orderId: paymentOutbox.orderId });
  return added.length > 0;
}

/**
 * Queues the end of an order's payment. If the entry exists and is done, it becomes due again, because
 * another payment may have begun. If a process is working on the entry, only `createdAt` changes, so that
 * `markOutboxEntryDone` leaves the entry due.
 */
export async function enqueuePaymentEnd(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx
    .insert(paymentOutbox)
    .values({ orderId, action: 'end', dueAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [paymentOutbox.orderId, paymentOutbox.action],
      set: {
        createdAt: now,
        dueAt: ifDone(sql`excluded.due_at`, paymentOutbox.dueAt),
        attempts: ifDone(sql`0`, paymentOutbox.attempts),
        doneAt: null,
        requestId: getCurrentRequestId() ?? null,
      },
    });
}

/** Returns SQL for an update that has the value `done` if the stored entry is done, otherwise `undone`. */
const ifDone = (done: SQL, undone: PgColumn) =>
  sql`case when ${paymentOutbox.doneAt} is null then ${undone} else ${done} end`;

export async function isRefundQueued(tx: Transaction, orderId: string): Promise<boolean> {
  return (await tx.$count(paymentOutbox, whereOutboxEntry(orderId, 'refund'))) > 0;
}

/**
 * Marks an entry as done. @param asked the entry's `createdAt` when it was claimed. If the entry was queued
 * again since then, it stays due.
 */
export async function markOutboxEntryDone(
  tx: Transaction,
  { orderId, action, asked }: { orderId: string; action: PaymentAction; asked?: Date },
  now: Date,
) {
  const isAsAsked = asked && eq(paymentOutbox.createdAt, asked);
  await tx
    .update(paymentOutbox)
    .set({ doneAt: now, dueAt: null })
    .where(and(whereOutboxEntry(orderId, action), isNull(paymentOutbox.doneAt), isAsAsked));
}
