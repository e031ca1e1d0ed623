import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { FRESH_CHECKOUT_SHOP, PICTURE_EFFORT, REPOSITORY_FOLDER } from '@/e2e/support/servers/environments';
import { getLogFilePath } from '@/e2e/support/servers/start-server';

// `npm run dev` uses the database that `npm start` has created, and the same ports, so the tests run in this order.
test.describe.configure({ mode: 'serial' });
// Time for a complete build on a busy machine.
const TIMEOUT_MS = 600_000;
test.setTimeout(TIMEOUT_MS);
test.use({ baseURL: FRESH_CHECKOUT_SHOP.siteUrl });

const logOf = (command: string[]) => getLogFilePath(`fresh-${command.join('-')}`);
const run = promisify(execFile);
let folder: string;

/** Lists the files that a clone of the working tree would have. */
async function listSources(): Promise<string[]> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'];
  const { stdout } = await run('git', [...list, ':!e2e/pictures/snapshots'], {
    cwd: REPOSITORY_FOLDER,
    maxBuffer: 10_000_000,
  });
  return stdout.split('\0').filter((file) => file && existsSync(join(REPOSITORY_FOLDER, file)));
}

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  folder = await mkdtemp(join(tmpdir(), 'segara-fresh-'));
  for (const file of await listSources()) await cp(join(REPOSITORY_FOLDER, file), join(folder, file));
  const packages = [join(REPOSITORY_FOLDER, 'node_modules'), join(folder, 'node_modules')] as const;
  // Hard links do not work across disks.
  await run('cp', ['-al', ...packages]).catch(async () => {
    await rm(packages[1], { recursive: true, force: true });
    await cp(...packages, { recursive: true, verbatimSymlinks: true });
  });
});
// Removal is retried, because processes of Next.js may still write into the folder.
test.afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 }));

/** Runs npm without the environment variables of this process. */
async function runNpm(...command: string[]): Promise<ChildProcess> {
  const log = await open(logOf(command), 'a');
  const { PATH = '', HOME = '' } = process.env;
  const ports = { PORT: FRESH_CHECKOUT_SHOP.port, PRODUCT_API_PORT: FRESH_CHECKOUT_SHOP.apiPort };
  const variables = { PATH, HOME, ...ports, PICTURE_EFFORT, NEXT_TELEMETRY_DISABLED: 1 };
  const set = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const child = spawn('env', ['-i', ...set, 'npm', ...command], {
    cwd: folder,
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  });
  const kill = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', kill);
  child.once('close', () => {
    process.off('exit', kill);
    void log.close();
  });
  return child;
}

const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Sends the signal of Ctrl-C to the process group. */
async function interrupt(shop: ChildProcess): Promise<void> {
  if (shop.pid === undefined || hasExited(shop)) return;
  const closed = once(shop, 'close');
  process.kill(-shop.pid, 'SIGINT');
  await closed;
}

for (const command of [['start'], ['run', 'dev']]) {
  test(`npm ${command.join(' ')} opens the shop from a fresh checkout`, async ({ request }) => {
    const shop = await runNpm(...command);
    const status = (path: string) =>
      request.get(path, { timeout: TIMEOUT_MS }).then(
        (response) => response.status(),
        () => undefined,
      );
    try {
      while ((await status('/api/health?ready=1')) !== 200) {
        if (hasExited(shop)) throw new Error(`npm has exited, see ${logOf(command)}`);
        await sleep(1_000);
      }
      const home = await request.get('/', { timeout: TIMEOUT_MS });
      expect(home.status()).toBe(200);
      expect(await home.text()).toContain('<title>Apparel - Home</title>');
      expect(existsSync(join(folder, '.data/db'))).toBe(true);
    } finally {
      await interrupt(shop);
    }
    expect(await status('/api/health'), 'after Ctrl-C').toBeUndefined();
  });
}
