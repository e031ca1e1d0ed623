import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL, be it the embedded one or a server. Everything but opening it is the same for both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** One database transaction: all of it happens, or nothing. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Whatever can be read from: the database, or a transaction in progress. */
export type Reader = Database | Transaction;

/** A database that is open, and how to end it. */
export type OpenedDatabase = {
  db: Database;
  /**
   * Brings the tables up to date, then calls `afterwards`; of several processes one at a time.
   * @throws whatever a migration or `afterwards` throws
   */
  migrate(afterwards?: (db: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};
