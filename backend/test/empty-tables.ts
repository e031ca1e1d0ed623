import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '@/backend/db/database';
import * as accounts from '@/backend/db/schema/accounts';
import * as cart from '@/backend/db/schema/cart';
import * as catalogue from '@/backend/db/schema/catalogue';
import * as changes from '@/backend/db/schema/catalogue';
import * as leads from '@/backend/db/schema/mails';
import * as mails from '@/backend/db/schema/mails';
import * as orders from '@/backend/db/schema/orders';
import * as payments from '@/backend/db/schema/payments';

const schemas = [accounts, cart, catalogue, changes, leads, mails, orders, payments];

const tables = schemas.flatMap((schema) => Object.values(schema)).filter((value) => is(value, PgTable));

/**
 * Empties all tables for the next test. This is several times as fast as `truncate`, which creates new files.
 */
export async function emptyTables(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Turns foreign keys off, so that tables can be emptied in any order.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of tables) await tx.delete(table);
  });
}
