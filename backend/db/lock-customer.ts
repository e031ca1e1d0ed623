import { eq } from 'drizzle-orm';
import type { Transaction } from './database';
import { customers } from './schema/accounts';

/**
 * Serializes what changes one customer's cart or password, or makes an order. Taken before any other lock, so that there
 * is no deadlock; weaker than `for update`, so that rows which refer to the customer can still be inserted.
 */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}
