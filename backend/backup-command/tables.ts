import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Reader, Transaction } from '@/backend/db/database';

const BATCH = 2_000;

const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row) });
const namesSchema = rowsOf(z.object({ name: z.string() }));
const linkSchema = rowsOf(z.object({ name: z.string(), needs: z.string() }));
const textSchema = rowsOf(z.object({ line: z.string() }));

/** Rows are ordered by what they say, so that the same rows are the same bytes in any database. */
const linesOf = (table: string) =>
  sql`select row_to_json(t)::text as line from ${sql.identifier(table)} t order by row_to_json(t)::text collate "C"`;

/** The tables of the shop, each after those it refers to. */
export async function listTables(db: Reader): Promise<string[]> {
  const all = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const links = await db.execute(sql`
    select c.conrelid::regclass::text as name, c.confrelid::regclass::text as needs
    from pg_constraint c where c.contype = 'f' and c.conrelid <> c.confrelid`);
  const left = namesSchema.parse(all).rows.map(({ name }) => name);
  const needs = linkSchema.parse(links).rows;
  const sorted: string[] = [];
  while (left.length > 0) {
    const waits = (table: string) => needs.some((link) => link.name === table && left.includes(link.needs));
    const next = left.findIndex((table) => !waits(table));
    if (next < 0) throw new Error(`These tables refer to each other in a circle: ${left.join(', ')}`);
    sorted.push(...left.splice(next, 1));
  }
  return sorted;
}

/** The rows of a table as lines of JSON, written by PostgreSQL itself so that no number loses a digit. */
export async function* readRows(tx: Transaction, table: string): AsyncGenerator<string> {
  await tx.execute(sql`declare backup_rows no scroll cursor for ${linesOf(table)}`);
  while (true) {
    const { rows } = textSchema.parse(
      await tx.execute(sql`fetch ${sql.raw(String(BATCH))} from backup_rows`),
    );
    if (rows.length === 0) break;
    yield* rows.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}

async function insertRows(tx: Transaction, table: string, lines: string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(sql`
    insert into ${name} overriding system value
    select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
}

export async function writeRows(tx: Transaction, table: string, lines: AsyncIterable<string>): Promise<void> {
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < BATCH) continue;
    await insertRows(tx, table, batch);
    batch = [];
  }
  if (batch.length > 0) await insertRows(tx, table, batch);
}

/** Lets each identity go on after the highest number that is there. */
export async function continueIdentities(tx: Transaction): Promise<void> {
  const { rows } = rowsOf(z.object({ table: z.string(), column: z.string() })).parse(
    await tx.execute(sql`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`),
  );
  for (const { table, column } of rows) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.identifier(column)}))
      from ${sql.identifier(table)} having count(*) > 0`);
  }
}
