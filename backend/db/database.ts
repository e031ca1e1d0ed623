import { eq } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { customers } from './schema/accounts';

/** PostgreSQL, be it the embedded one or a server. Everything but opening it is the same for both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Reader = Database | Transaction;

export type OpenedDatabase = {
  db: Database;
  /** Migrates, then calls `afterwards`; of several processes one at a time. @throws what either throws */
  migrate(afterwards?: (db: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

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
