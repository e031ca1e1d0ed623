import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listItems } from '@/backend/catalogue/lists';
import type { OpenedDatabase } from '@/backend/db/database';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { storeTestCatalogue } from '@/backend/test/test-catalogue';
import { createTestDependencies } from '@/backend/test/test-dependencies';
import { getTaskSocketPath, runInRunningShop, serveCommandTasks } from './task-socket';

const run = promisify(execFile);
const EXPORT = { args: ['export'], folder: '/' };

let database: OpenedDatabase;
let dataDir: string;
let stop: () => void;

beforeAll(async () => {
  database = await openTestDatabase();
  await storeTestCatalogue(database.db);
  dataDir = await mkdtemp(join(tmpdir(), 'segara-tasks-'));
  const { dependencies } = createTestDependencies(database.db);
  stop = serveCommandTasks({ ...dependencies, config: { ...dependencies.config, dataDir } });
});
afterAll(async () => {
  stop();
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** Runs the catalogue command in a new process, on the data folder of the open shop. */
function command(...args: string[]) {
  const { DATABASE_URL: _, ...environment } = process.env;
  return run(process.execPath, ['--import', 'tsx', 'backend/cli/main.ts', 'catalogue', ...args], {
    env: { ...environment, DATA_DIR: dataDir, INIT_CWD: dataDir },
  });
}

it('is accessible to the shop’s own user only', () => {
  expect(statSync(getTaskSocketPath(dataDir)).mode & 0o077).toBe(0);
});

it('works on the open shop, whose database no other process can open', async () => {
  await writeFile(join(dataDir, 'new.csv'), 'id,stock S\nUluwatu Elite Pro,77\n');
  const { stdout } = await command('import', 'new.csv', '--apply');
  expect(stdout).toContain('stock S  10 → 77');
  expect(await listItems(database.db)).toContainEqual(expect.objectContaining({ stock: 77 }));
  const exported = await command('export', '-', '--format', 'json');
  expect(JSON.parse(exported.stdout)).toMatchObject({ products: [{ stock: { S: 77 } }] });
});

it('exits with 1 and a reason if the file is invalid', async () => {
  await writeFile(join(dataDir, 'wrong.csv'), 'id,price\nUluwatu Elite Pro,free\n');
  await expect(command('import', 'wrong.csv', '--apply')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^line 2, price: "free" is not a price.*\n1 problem\. Nothing has been changed\.\n$/,
    ),
  });
});

it('runs the named command', async () => {
  expect(await runInRunningShop(dataDir, 'leads', EXPORT)).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('full name,email'),
  });
  await expect(runInRunningShop(dataDir, 'nonsense', EXPORT)).rejects.toThrow(
    'The running shop could not run the command',
  );
  await expect(runInRunningShop(dataDir, 'leads', { args: ['import'], folder: '/' })).rejects.toThrow(
    'could not run the command',
  );
});

it('finds no shop if none is open', async () => {
  expect(await runInRunningShop(join(dataDir, 'elsewhere'), 'catalogue', EXPORT)).toBeUndefined();
  expect(await runInRunningShop(`/tmp/${'long/'.repeat(40)}`, 'catalogue', EXPORT)).toBeUndefined();
});
