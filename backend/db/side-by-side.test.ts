import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from './open-database';

/** The last migration of the time when a release was stopped before the next was started. */
const LAST_ALONE = '0007_holds-and-checks.sql';

/** What a release that still runs would fall over, by PostgreSQL's grammar; to be done a release later than its use ends. */
const BREAKING = [
  /\bdrop (table|column|view|schema|type)\b/i,
  /\brename\b/i,
  /\bset data type\b|\balter column \S+ type\b/i,
  /\bset not null\b/i,
  /\badd column (?!.*\bdefault\b).*\bnot null\b/i,
  /\badd constraint (?!.*\bnot valid\b).*\b(check|unique|foreign key)\b/i,
  /\bcreate unique index\b/i,
];

/** What is made in the same migration nobody uses yet. */
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

it('no migration breaks the release before it, which runs beside it for a while', () => {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name > LAST_ALONE);
  const found = names.flatMap((name) => breakingStatements(readFileSync(join(MIGRATIONS, name), 'utf8')));
  expect(found).toEqual([]);
});
