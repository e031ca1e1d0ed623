import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from './open-database';

/** The last migration before releases could run side by side. */
const LAST_ALONE = '0007_holds-and-checks.sql';

/** Patterns of statements that break the running release. They must wait until the release after the last use. */
const BREAKING = [
  /\bdrop (table|column|view|schema|type)\b/i,
  /\brename\b/i,
  /\bset data type\b|\balter column \S+ type\b/i,
  /\bset not null\b/i,
  /\badd column (?!.*\bdefault\b).*\bnot null\b/i,
  /\badd constraint (?!.*\bnot valid\b).*\b(check|unique|foreign key)\b/i,
  /\bcreate unique index\b/i,
];

/** Returns the breaking statements of a migration. Tables that the same migration creates are not in use yet. */
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
    (statement) => !isNew(statement) && BREAKING.some((pattern) => pattern.test(statement)),
  );
}

it('no migration breaks the previous release, which runs in parallel for a while', () => {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name > LAST_ALONE);
  const found = names.flatMap((name) => breakingStatements(readFileSync(join(MIGRATIONS, name), 'utf8')));
  expect(found).toEqual([]);
});
