import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';

/** Remembers how the customer is about to pay, as long as the order waits for it. */
export async function noteMethod(tx: Transaction, orderId: string, method: string, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ transactionMethod: method, updatedAt: now })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')));
}
