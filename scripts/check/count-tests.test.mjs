import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countTests } from './count-tests.mjs';

const RUNS = [
  ['Jest', 0, 'Test Suites: 3 passed, 3 total\nTests:       41 passed, 41 total\nTime: 2 s', 41, 0],
  ['Jest with failures', 1, 'Tests:       2 failed, 1 skipped, 39 passed, 42 total', 39, 2],
  ['Jest in colour', 0, '\u001b[1mTests:       \u001b[22m\u001b[32m7 passed\u001b[39m, 7 total', 7, 0],
  ['Node', 0, '# tests 24\n# suites 1\n# pass 24\n# fail 0', 24, 0],
  ['Node on a terminal', 1, 'ℹ pass 3\nℹ fail 1', 3, 1],
  ['Playwright', 1, '  1 failed\n    [chromium] › buy.spec.ts\n  12 passed (31.2s)', 12, 1],
  ['a check that passes', 0, 'Checked 185 files in 200ms.', 1, 0],
  ['a check that fails', 1, 'Found 2 errors.', 0, 1],
  ['a runner that breaks down', 1, '# pass 0\n# fail 0', 0, 1],
  ['a runner that is killed', null, '', 0, 1],
];

describe('countTests', () => {
  for (const [what, code, output, passed, failed] of RUNS) {
    it(`reads ${what}`, () => assert.deepEqual(countTests({ code, output }), { passed, failed }));
  }
});
