import { eq } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { lockCustomer } from '@/backend/db/lock-customer';
import { orders } from '@/backend/db/schema/orders';
import type { StoredOrder } from './stored-order';

/**
 * An order, locked: whoever else wants to move it waits. The customer is locked before it, as checkout does, which
 * holds the customer while it looks for a repeat's order.
 */
export async function lockOrder(tx: Transaction, orderId: string): Promise<StoredOrder | undefined> {
  const [found] = await tx
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  await lockCustomer(tx, found.customerId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}
