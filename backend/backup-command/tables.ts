import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { FileFaults } from '@/backend/command/faults';
import type { Reader, Transaction } from '@/backend/db/database';
import { MIGRATIONS } from '@/backend/db/open-embedded';

export const migrationSchema = z.object({ hash: z.string(), createdAt: z.coerce.number() });
type Migration = z.infer<typeof migrationSchema>;

export async function listMigrations(db: Reader): Promise<Migration[]> {
  const result = await db.execute(
    sql`select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
  );
  return z.object({ rows: z.array(migrationSchema) }).parse(result).rows;
}

/** Makes the tables as these migrations left them. @throws FileFaults when this release lacks one of them */
export async function makeTables(tx: Transaction, migrations: Migration[]): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, migrations.length);
  if (migrations.some(({ hash }, index) => known[index]?.hash !== hash))
    throw new FileFaults([{ text: 'The backup is of a later release than this one: restore it there.' }]);

  for (const schema of ['public', 'drizzle'])
    await tx.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`);
  await tx.execute(sql`create schema public`);
  await tx.execute(sql`create schema drizzle`);
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const statement of known.flatMap((migration) => migration.sql)) await tx.execute(sql.raw(statement));
  for (const { hash, createdAt } of migrations)
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${createdAt})`,
    );
}

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
