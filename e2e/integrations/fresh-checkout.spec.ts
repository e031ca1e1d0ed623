import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { linkTree } from '@/bench/link-tree.mjs';
import { FRESH_SHOP, PICTURE_EFFORT, ROOT } from '@/e2e/support/servers/environments';
import { logFile } from '@/e2e/support/servers/start-server';

// The second finds the database of the first; both want the same ports.
test.describe.configure({ mode: 'serial' });
// A whole build on a machine that does other things, too.
const TIMEOUT_MS = 600_000;
test.setTimeout(TIMEOUT_MS);
test.use({ baseURL: FRESH_SHOP.siteUrl });

const LOOK_AGAIN_MS = 1_000;
const logOf = (command: string[]) => logFile(`fresh-${command.join('-')}`);

const run = promisify(execFile);
let folder: string;

/** What a clone of the repository as it lies here would have. */
async function listSources(): Promise<string[]> {
  const list = [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ':!e2e/pictures/snapshots',
  ];
  const { stdout } = await run('git', list, { cwd: ROOT, maxBuffer: 10_000_000 });
  return stdout.split('\0').filter((file) => file && existsSync(join(ROOT, file)));
}

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  folder = await mkdtemp(join(tmpdir(), 'segara-fresh-'));
  for (const file of await listSources()) await cp(join(ROOT, file), join(folder, file));
  const packages = [join(ROOT, 'node_modules'), join(folder, 'node_modules')] as const;
  // Another disk takes no links.
  await linkTree(...packages).catch(async () => {
    await rm(packages[1], { recursive: true, force: true });
    await cp(...packages, { recursive: true, verbatimSymlinks: true });
  });
});
// What Next leaves behind may still be writing.
test.afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 }));

/** What a newcomer types, in a terminal that has nothing set but the ports, and pictures that are encoded in a hurry. */
async function type(...command: string[]): Promise<ChildProcess> {
  const log = await open(logOf(command), 'a');
  const { PATH = '', HOME = '' } = process.env;
  const ports = { PORT: FRESH_SHOP.port, PRODUCT_API_PORT: FRESH_SHOP.apiPort };
  const quick = { PICTURE_EFFORT, NEXT_TELEMETRY_DISABLED: 1 };
  const variables = Object.entries({ PATH, HOME, ...ports, ...quick });
  const set = variables.map(([name, value]) => `${name}=${value}`);
  const child = spawn('env', ['-i', ...set, 'npm', ...command], {
    cwd: folder,
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  });
  // Nobody is left to interrupt it when the tests are.
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', end);
  child.once('close', () => {
    process.off('exit', end);
    void log.close();
  });
  return child;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Ctrl-C, which a terminal sends to all that run in it. */
async function interrupt(shop: ChildProcess): Promise<void> {
  if (shop.pid === undefined || hasEnded(shop)) return;
  const ended = once(shop, 'close');
  process.kill(-shop.pid, 'SIGINT');
  await ended;
}

for (const command of [['start'], ['run', 'dev']]) {
  test(`npm ${command.join(' ')} opens the shop from a fresh checkout`, async ({ request }) => {
    const shop = await type(...command);
    const status = (path: string) =>
      request.get(path, { timeout: TIMEOUT_MS }).then(
        (answer) => answer.status(),
        () => undefined,
      );
    try {
      while ((await status('/api/health?ready=1')) !== 200) {
        if (hasEnded(shop)) throw new Error(`It ended, see ${logOf(command)}`);
        await wait(LOOK_AGAIN_MS);
      }
      const home = await request.get('/', { timeout: TIMEOUT_MS });
      expect(home.status()).toBe(200);
      expect(await home.text()).toContain('<title>Apparel - Home</title>');
      expect(existsSync(join(folder, '.data/db'))).toBe(true);
    } finally {
      await interrupt(shop);
    }
    expect(await status('/api/health')).toBeUndefined();
  });
}
