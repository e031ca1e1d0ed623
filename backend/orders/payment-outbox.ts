import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { type ERRANDS, paymentErrands } from '@/backend/db/schema/payments';

export type Errand = (typeof ERRANDS)[number];

/**
 * Writes down what the payment provider is to be told, in the transaction that makes it necessary. Each errand is
 * run once for an order.
 * @returns whether it is a new one
 */
export async function writeErrand(
  tx: Transaction,
  orderId: string,
  errand: Errand,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(paymentErrands)
    .values({ orderId, errand, dueAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ orderId: paymentErrands.orderId });
  return added.length > 0;
}

/** Has the provider end what is open of an order's payment: now, and once more for what was begun after that. */
export async function askToEnd(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const { orderId: order, errand, doneAt } = paymentErrands;
  await tx
    .insert(paymentErrands)
    .values({ orderId, errand: 'end', dueAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [order, errand],
      set: { dueAt: now, attempts: 0, doneAt: null },
      setWhere: isNotNull(doneAt),
    });
}

/** True when the order's money is to go back, or has gone. */
export async function isRefundWritten(tx: Transaction, orderId: string): Promise<boolean> {
  const [row] = await tx
    .select({ orderId: paymentErrands.orderId })
    .from(paymentErrands)
    .where(and(eq(paymentErrands.orderId, orderId), eq(paymentErrands.errand, 'refund')));
  return row !== undefined;
}

/** The errand is done; a repeat changes nothing. */
export async function finishErrand(
  tx: Transaction,
  orderId: string,
  errand: Errand,
  now: Date,
): Promise<void> {
  await tx
    .update(paymentErrands)
    .set({ doneAt: now, dueAt: null })
    .where(
      and(
        eq(paymentErrands.orderId, orderId),
        eq(paymentErrands.errand, errand),
        isNull(paymentErrands.doneAt),
      ),
    );
}
