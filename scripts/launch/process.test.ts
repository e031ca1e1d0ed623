import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startService } from './service';

const run = promisify(execFile);
const PROCESS = join(import.meta.dirname, 'process.mjs');

it('exitAfterCleanup runs all cleanups, the last registered first', async () => {
  const script = `
    import { runBeforeExit, exitAfterCleanup } from ${JSON.stringify(PROCESS)};
    import { setTimeout as sleep } from 'node:timers/promises';
    const print = (name, ms) => async () => { await sleep(ms); process.stdout.write(name + ' '); };
    runBeforeExit(print('database', 0));
    runBeforeExit(print('api', 0));
    runBeforeExit(() => Promise.reject(new Error('no')));
    runBeforeExit(print('shop', 50));
    await exitAfterCleanup();
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  expect(stdout).toBe('shop api database ');
});

describe('startService', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'service-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["process.kill(process.pid, 'SIGKILL')", 'shop could not start: SIGKILL'],
    ["console.error('The port is in use'); process.exit(1)", 'shop could not start: The port is in use'],
  ])('fails with the reason: %s', async (source, message) => {
    const module = join(folder, 'service.mjs');
    writeFileSync(module, source);
    await expect(startService('shop', { run: [module] })).rejects.toThrow(message);
  });
});
