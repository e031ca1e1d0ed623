import { eq, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { customers } from './schema/accounts';

/** A PostgreSQL database, embedded or on a server. Both have the same interface once they are open. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type DatabaseOrTransaction = Database | Transaction;

export type OpenedDatabase = {
  db: Database;
  /**
   * Migrates and then calls `afterwards`. Only one process does this at a time. @throws any error of either
   * step
   */
  migrate(afterwards?: (db: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/**
 * Serializes registrations and confirmations of one email address. Must be called before `lockCustomer`, to
 * avoid deadlocks.
 */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`);
}

/**
 * Serializes one customer's checkouts and changes of the cart and the password. To avoid deadlocks, this must
 * be the first row lock of a transaction. The lock is weaker than `for update`, so that other transactions
 * can insert rows that refer to the customer.
 */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}
