import { eq, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { customers } from './schema/accounts';

/** PostgreSQL, either embedded or on a server. Only opening differs. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Reader = Database | Transaction;

export type OpenedDatabase = {
  db: Database;
  /** Migrates, then calls `afterwards`, in one process at a time. @throws the error of either */
  migrate(afterwards?: (db: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Serializes registrations and confirmations of one email address. Taken before the customer's lock. */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`);
}

/**
 * Serializes changes to one customer's cart or password, and the creation of orders. It must be the first
 * lock of a transaction to avoid deadlocks. It is weaker than `for update`, so that rows that refer to the
 * customer can still be inserted.
 */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}
