import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from './database-error';
import { lockFolder } from './folder-lock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'segara-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is taken once and given back', () => {
  const unlock = lockFolder(file, 'db');
  expect(() => lockFolder(file, 'db')).toThrow(DatabaseError);
  unlock();
  expect(existsSync(file)).toBe(false);
  lockFolder(file, 'db')();
});

it('refuses a folder that a living process holds, in one line that names it', async () => {
  const other = spawn('sleep', ['60']);
  await once(other, 'spawn');
  writeFileSync(file, `${other.pid}\n\n`);
  expect(() => lockFolder(file, 'db')).toThrow(
    `db is in use by another process (${other.pid}): end it, or set DATA_DIR to another folder`,
  );
  other.kill('SIGKILL');
  await once(other, 'exit');
  lockFolder(file, 'db')();
});

it.each([
  ['a process that was killed', '999999999\nlong ago\n'],
  ['a process whose number has gone to another since', `${process.ppid}\nThu Jan  1 00:00:00 1970\n`],
  ['this process’s number in an earlier life', `${process.pid}\nlong ago\n`],
  ['nothing readable', 'x'],
])('takes over from %s', (_who, content) => {
  writeFileSync(file, content);
  lockFolder(file, 'db')();
});
