import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '@/backend/db/database';
import * as accounts from '@/backend/db/schema/accounts';
import * as cart from '@/backend/db/schema/cart';
import * as catalogue from '@/backend/db/schema/catalogue';
import * as orders from '@/backend/db/schema/orders';
import * as payments from '@/backend/db/schema/payments';

const rooms = [accounts, cart, catalogue, orders, payments];

/** Empties every table, for the next test. */
export async function emptyTables(db: Database): Promise<void> {
  const names = rooms
    .flatMap((room) => Object.values(room))
    .filter((value) => is(value, PgTable))
    .map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
}
