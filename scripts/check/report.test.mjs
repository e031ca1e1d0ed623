import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { leftOut, NONE, readReport, report } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
after(() => rmSync(folder, { recursive: true }));

const jest = (passed, failed, broken = 0, pending = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
  numPendingTests: pending,
  numTodoTests: 0,
});
const test = (status, ...types) => ({ status, annotations: types.map((type) => ({ type })) });
const playwright = (tests, errors = []) => ({
  errors,
  suites: [{ suites: [{ specs: tests.map((one) => ({ tests: [one] })) }] }],
});

const RUNS = [
  ['Jest', 'jest', 0, jest(41, 0), [41, 0, 0]],
  ['Jest with failures', 'jest', 1, jest(39, 2, 0, 1), [39, 2, 1]],
  ['Jest with a file that does not load', 'jest', 1, jest(7, 0, 1), [7, 1, 0]],
  ['Node', 'node', 0, { passed: 24, failed: 0, skipped: 0 }, [24, 0, 0]],
  ['Playwright', 'playwright', 1, playwright([test('expected'), test('unexpected')]), [1, 1, 0]],
  ['a test that passed at the second try', 'playwright', 0, playwright([test('flaky')]), [0, 0, 0, 1]],
  ['a test that never began', 'playwright', 1, playwright([test('expected'), test('skipped')]), [1, 1, 0]],
  [
    'a test that is left out',
    'playwright',
    0,
    playwright([test('expected'), test('skipped', 'skip')]),
    [1, 0, 1],
  ],
  ['a set-up that failed', 'playwright', 1, playwright([], [{ message: 'no build' }]), [0, 1, 0]],
  ['a check that passes', 'command', 0, undefined, [1, 0, 0]],
  ['a check that fails', 'command', 1, undefined, [0, 1, 0]],
  ['a runner that breaks down', 'jest', 1, undefined, [0, 1, 0]],
  ['a runner that fails after its tests', 'node', 1, { passed: 3, failed: 0, skipped: 0 }, [3, 1, 0]],
  ['a runner that is killed', 'playwright', null, undefined, [0, 1, 0]],
  ['a run of no test', 'jest', 0, jest(0, 0), [0, 1, 0]],
];

describe('readReport', () => {
  for (const [index, [what, runner, code, report, [passed, failed, skipped, flaky = 0]]] of RUNS.entries()) {
    it(`reads ${what}`, () => {
      const file = join(folder, `${index}.json`);
      if (report) writeFileSync(file, JSON.stringify(report));
      assert.deepEqual(readReport(runner, code, file), { passed, flaky, failed, skipped });
    });
  }

  it('reads what the reporter of Node’s runner writes', () => {
    const source = "import { it, describe } from 'node:test';\ndescribe('some', () => {\n";
    const tests =
      "it('passes', () => {});\nit('fails', () => { throw new Error(); });\nit.skip('waits');\n});\n";
    const sample = join(folder, 'sample.test.mjs');
    const file = join(folder, 'sample.json');
    writeFileSync(sample, source + tests);
    const reporter = join(import.meta.dirname, 'node-reporter.mjs');
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const args = ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${file}`, sample];
    const { status } = spawnSync(process.execPath, args, { env });
    assert.deepEqual(readReport('node', status, file), { passed: 1, flaky: 0, failed: 1, skipped: 1 });
  });
});

describe('report', () => {
  it('sums up all stages, those that are left out among them', (context) => {
    const write = context.mock.method(process.stdout, 'write', () => true);
    const isFine = report([
      { name: 'unit', ...NONE, passed: 4, flaky: 2, ms: 1_000 },
      leftOut('fuzz', 'Left to the nightly run.'),
    ]);
    const lines = write.mock.calls.map(({ arguments: [line] }) => line);
    write.mock.restore();
    assert.equal(isFine, true);
    assert.ok(lines.includes('– fuzz          Left to the nightly run.\n'));
    assert.equal(lines.at(-1), '\n4 passed, 2 flaky, 1 skipped, 0 failed\n');
  });
});
