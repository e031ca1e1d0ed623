import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

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
