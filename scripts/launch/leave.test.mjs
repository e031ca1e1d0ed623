import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LEAVE = join(import.meta.dirname, 'leave.mjs');

it('ends what was started last first, and goes on when one fails', async () => {
  const script = `
    import { beforeLeaving, leave } from ${JSON.stringify(LEAVE)};
    import { setTimeout as sleep } from 'node:timers/promises';
    const end = (name, ms) => async () => { await sleep(ms); process.stdout.write(name + ' '); };
    beforeLeaving(end('database', 0));
    beforeLeaving(end('api', 0));
    beforeLeaving(() => Promise.reject(new Error('no')));
    beforeLeaving(end('shop', 50));
    await leave();
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  assert.equal(stdout, 'shop api database ');
});
