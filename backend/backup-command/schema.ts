import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { FileFaults } from '@/backend/command/fault';
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
