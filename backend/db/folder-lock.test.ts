import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseError } from './database-error';
import { lockFolder } from './folder-lock';

let folder: string;
let file: string;
const running = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'segara-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  rmSync(folder, { recursive: true });
});

/** The start of a command line that runs a program in a container with its own process ids. */
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const mayMakeContainers = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0;

/** Tries to take the lock in another process. Returns `held` or the error message that the process prints. */
async function takeElsewhere(inContainer = false) {
  const node = [process.execPath, '--import', 'tsx', 'backend/test/hold-lock.ts', file];
  const [program = '', ...args] = inContainer ? [...CONTAINER, ...node] : node;
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  running.add(child);
  const [said] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, said: String(said) };
}

it('is taken once and released', () => {
  const unlock = lockFolder(file, 'db');
  expect(() => lockFolder(file, 'db')).toThrow(DatabaseError);
  unlock();
  lockFolder(file, 'db')();
});

it('rejects a folder that a running process holds, in one line that names the process', async () => {
  const { child, said } = await takeElsewhere();
  expect(said).toBe('held');
  expect(() => lockFolder(file, 'db')).toThrow(
    `db is in use by another process (${child.pid} on ${hostname()}): end it, or set DATA_DIR to another folder`,
  );
});

it('is released when its holder is killed', async () => {
  const { child } = await takeElsewhere();
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(file, 'db')();
});

const reason = mayMakeContainers ? '' : ' (tried without containers: this user may not make any)';
it(`is acquired by one of several processes that start at once in separate containers${reason}`, async () => {
  const all = await Promise.all([1, 2, 3].map(() => takeElsewhere(mayMakeContainers)));
  expect(all.filter(({ said }) => said === 'held')).toHaveLength(1);
  expect(all.filter(({ said }) => said.startsWith('db is in use by another process'))).toHaveLength(2);

  const holder = all.find(({ said }) => said === 'held')?.child;
  holder?.kill('SIGKILL');
  if (holder) await once(holder, 'close');
  expect((await takeElsewhere(mayMakeContainers)).said).toBe('held');
});

it.each([
  ['an older version', '999999999\nlong ago\n'],
  ['nobody', 'x'],
])('takes over a file that %s has left', (_who, content) => {
  writeFileSync(file, content);
  lockFolder(file, 'db')();
});
