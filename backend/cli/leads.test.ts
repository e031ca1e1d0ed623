import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenedDatabase } from '@/backend/db/database';
import { requestCatalog, subscribeToNewsletter } from '@/backend/leads/leads';
import { emptyTables } from '@/backend/test/empty-tables';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { runCommand } from '@/backend/test/run-command';
import { createTestDependencies } from '@/backend/test/test-dependencies';
import { leadsCommand } from './leads';

const prepare = (args: string[]) => leadsCommand.prepare(args, folder);

const BOM = '\ufeff';
const HEADING = 'list,full name,email,phone,catalogue,language,received (UTC)';
const MADE = { email: 'made@example.com', phone: '+6281234567890', catalog: '2025', locale: 'en' } as const;

let database: OpenedDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'segara-leads-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const { db } = database;
  await emptyTables(db);
  await subscribeToNewsletter(
    db,
    { email: 'ayu@example.com', locale: 'id' },
    new Date('2026-11-20T23:59:59Z'),
  );
  await subscribeToNewsletter(
    db,
    { email: 'putu@example.com', locale: 'en' },
    new Date('2026-11-21T00:00:00Z'),
  );
  const { dependencies } = createTestDependencies(db, { now: () => new Date('2026-11-21T09:30:00Z') });
  await requestCatalog(dependencies, { ...MADE, fullName: '=HYPERLINK("https://evil.example","Made")' });
});

/** Runs the command with these arguments on the test database. */
const runLeads = (...args: string[]) => runCommand(leadsCommand, args, { db: database.db, dataDir: folder });
const linesOf = (text: string) => text.split('\r\n').filter(Boolean);

it('exports both lists with every cell as text', async () => {
  const { exitCode, output } = await runLeads('export');
  expect(exitCode).toBe(0);
  expect(linesOf(output)).toEqual([
    `${BOM}${HEADING}`,
    'newsletter,,ayu@example.com,,,id,2026-11-20 23:59:59',
    'newsletter,,putu@example.com,,,en,2026-11-21 00:00:00',
    'catalogue,"\'=HYPERLINK(""https://evil.example"",""Made"")",made@example.com,\'+6281234567890,2025,en,2026-11-21 09:30:00',
  ]);
});

it.each([
  [
    ['--only', 'newsletter'],
    ['ayu@example.com', 'putu@example.com'],
  ],
  [['--only', 'catalogue'], ['made@example.com']],
  [
    ['--since', '2026-11-21'],
    ['putu@example.com', 'made@example.com'],
  ],
  [['--since', '2026-11-22'], []],
])('%j filters the list', async (args, emails) => {
  const { output } = await runLeads('export', '-', ...args);
  const rows = linesOf(output).slice(1);
  expect(rows.map((row) => /[^,]+@example\.com/.exec(row)?.[0])).toEqual(emails);
});

it('writes a file, with semicolons on request', async () => {
  const file = join(folder, 'leads.csv');
  expect(await runLeads('export', file, '--semicolon')).toEqual({
    exitCode: 0,
    output: `3 rows written to ${file}\n`,
    errors: '',
  });
  expect(await readFile(file, 'utf8')).toContain('newsletter;;ayu@example.com;;;id;');
});

it('reports a file that cannot be written', async () => {
  const { exitCode, output, errors } = await runLeads('export', join(folder, 'nowhere/leads.csv'));
  expect([exitCode, output]).toEqual([1, '']);
  expect(errors).toContain('cannot be written');
});

it('prints its usage', () => {
  expect(prepare([])).toBeUndefined();
  expect(prepare(['export', '--help'])).toBeUndefined();
});

it.each([
  [['import', 'x.csv'], 'Unknown command ‘import’. The commands are export and remove.'],
  [['export', 'a.csv', 'b.csv'], 'Unexpected argument ‘b.csv’: only one file is allowed.'],
  [['export', '--only', 'all'], '--only must be newsletter or catalogue, not ‘all’.'],
  [['export', '--since', 'yesterday'], '--since must be a day such as 2026-11-21, not ‘yesterday’.'],
  [['export', '--since', '2026-02-31'], '--since must be a day such as 2026-11-21, not ‘2026-02-31’.'],
  [['export', '--nonsense'], expect.stringContaining('--nonsense')],
])('rejects %j', (args, message) => {
  expect(() => prepare(args)).toThrow(expect.objectContaining({ name: 'UsageError', message }));
});

it('removes somebody who unsubscribes, from one list or from both', async () => {
  await subscribeToNewsletter(
    database.db,
    { email: 'made@example.com', locale: 'en' },
    new Date('2026-11-21T00:00:00Z'),
  );
  expect(await runLeads('remove', 'MADE@example.com', '--only', 'newsletter')).toEqual({
    exitCode: 0,
    output: 'Removed 1 row of MADE@example.com.\n',
    errors: '',
  });
  expect((await runLeads('export', '-')).output).toContain('made@example.com');
  await runLeads('remove', 'made@example.com');
  const { output } = await runLeads('export', '-');
  expect(output).not.toContain('made@example.com');
  expect(output).toContain('ayu@example.com');
  expect(await runLeads('remove', 'made@example.com')).toMatchObject({
    exitCode: 1,
    errors: 'made@example.com is not in the list.\n',
  });
});

it('removes one address at a time', () => {
  expect(() => prepare(['remove'])).toThrow('remove EMAIL');
  expect(() => prepare(['remove', 'a@example.com', 'b@example.com'])).toThrow('remove EMAIL');
});
