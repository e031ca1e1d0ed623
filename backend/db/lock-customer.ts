import { eq } from 'drizzle-orm';
import type { Transaction } from './database';
import { customers } from './schema/accounts';

/**
 * Makes everything that changes one customer's cart or password, or makes an order, queue up. Taken before any other
 * lock, so that nobody waits in a circle; weaker than `for update`, so that rows which refer to the customer can
 * still be added.
 */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}
