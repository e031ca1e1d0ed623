import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from './open-database';

/**
 * The last migration for which the previous release had to be stopped. Later migrations must work while it
 * runs.
 */
const LAST_ALONE = '0007_holds-and-checks.sql';

/**
 * Patterns of SQL statements that break the running release. Such a statement must wait until no running
 * release uses what the statement changes.
 */
const BREAKING = [
  /\bdrop (table|column|view|schema|type)\b/i,
  /\brename\b/i,
  /\bset data type\b|\balter column \S+ type\b/i,
  /\bset not null\b/i,
  /\badd column (?!.*\bdefault\b).*\bnot null\b/i,
  /\badd constraint (?!.*\bnot valid\b).*\b(check|unique|foreign key)\b/i,
  /\bcreate unique index\b/i,
];

/** Returns true for a partial unique index that replaces a unique constraint of the same column. */
function isWeakened(statement: string, migration: string): boolean {
  const [, table, column] =
    /^create unique index .* on "(\w+)" using btree \("(\w+)"\) where/i.exec(statement) ?? [];
  return table !== undefined && migration.includes(`DROP CONSTRAINT "${table}_${column}_unique"`);
}

/**
 * Lists the statements that break the previous release. Statements about tables that the same migration
 * creates are allowed, because no release uses these tables yet.
 */
function breakingStatements(migration: string): string[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const isNew = (statement: string) =>
    statements.some((made) => {
      const [, table] = /^create table (?:if not exists )?("[^"]+")/i.exec(made) ?? [];
      return table !== undefined && statement !== made && statement.includes(table);
    });
  return statements.filter(
    (statement) =>
      !(isNew(statement) || isWeakened(statement, migration)) &&
      BREAKING.some((pattern) => pattern.test(statement)),
  );
}

it('no migration breaks the previous release, which runs in parallel for a while', () => {
  const names = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql') && name > LAST_ALONE);
  const found = names.flatMap((name) =>
    breakingStatements(readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8')),
  );
  expect(found).toEqual([]);
});
