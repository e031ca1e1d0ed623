import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { accessTokens, addresses } from '@/backend/db/schema/accounts';
import { cartAdditions, cartLines } from '@/backend/db/schema/cart';
import { catalogueChanges, items } from '@/backend/db/schema/catalogue';
import { outgoingMails } from '@/backend/db/schema/mails';
import { orders } from '@/backend/db/schema/orders';
import { emptyTables } from '@/backend/test/empty-tables';
import { createLoggedInCustomer } from '@/backend/test/logged-in-customer';
import { storeTestCatalogue, testItems } from '@/backend/test/test-catalogue';

/** The time of the clock at which every sequence of steps starts. */
export const START_TIME = new Date('2026-03-01T08:00:00Z');
const IN_A_YEAR = new Date('2027-03-01T08:00:00Z');

export type Customer = Awaited<ReturnType<typeof createLoggedInCustomer>>;

/** Fills the shop with the small catalogue and three customers. The last customer has no address. */
export async function seedShop(db: Database): Promise<Customer[]> {
  await emptyTables(db);
  await storeTestCatalogue(db);
  const customers = [
    await createLoggedInCustomer(db, START_TIME),
    await createLoggedInCustomer(db, START_TIME),
    await createLoggedInCustomer(db, START_TIME, { address: false }),
  ];
  await db.update(accessTokens).set({ expiresAt: IN_A_YEAR });
  return customers;
}

/** Restores the initial state between sequences: deletes orders, carts and emails, and resets the items. */
export async function resetShop(db: Database, customers: Customer[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of [orders, cartLines, cartAdditions, items, catalogueChanges, outgoingMails])
      await tx.delete(table);
    await tx.delete(addresses).where(eq(addresses.customerId, customers.at(-1)?.id ?? ''));
    await tx.insert(items).values(Object.values(testItems));
  });
}
