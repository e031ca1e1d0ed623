import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { it } from 'node:test';
import { canMeterProcesses } from './machine.mjs';
import { cpuMsOf, rssMibOf, treeOf } from './process-tree.mjs';

const BUSY =
  'const end = Date.now() + 400; while (Date.now() < end); console.log("done"); setTimeout(() => {}, 60_000)';

it('meters a process with those below it', { skip: !canMeterProcesses() }, async () => {
  const before = cpuMsOf(process.pid);
  const child = spawn(process.execPath, ['-e', BUSY], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(child.stdout, 'data');
    assert.ok(treeOf(process.pid).includes(child.pid));
    assert.ok(cpuMsOf(child.pid) >= 50);
    assert.ok(cpuMsOf(process.pid) - before >= 50);
    assert.ok(rssMibOf(process.pid) > rssMibOf(child.pid));
    assert.ok(rssMibOf(child.pid) > 10);
  } finally {
    child.kill('SIGKILL');
  }
  await once(child, 'exit');
  assert.ok(cpuMsOf(process.pid) - before >= 50, 'an ended one too');
});
