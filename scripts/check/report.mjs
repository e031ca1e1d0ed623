import { existsSync, readFileSync } from 'node:fs';
import { print } from '../launch/steps.mjs';

/**
 * @typedef {{ passed: number, flaky: number, failed: number, skipped: number }} Counts
 * @typedef {'jest' | 'node' | 'playwright' | 'command'} Runner
 */

/** @type {Counts} */
export const NONE = { passed: 0, flaky: 0, failed: 0, skipped: 0 };

/** The result of a stage that is left out. */
export const leftOut = (name, missing) => ({ name, ...NONE, skipped: 1, ms: 0, missing });

/** What a test that is not run on purpose is marked with; one without the mark did not get its turn. */
const LEFT_OUT = new Set(['skip', 'fixme']);

const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

/** @type {Record<Exclude<Runner, 'command'>, (report: any) => Counts>} */
const READERS = {
  jest: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    flaky: 0,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  }),
  node: (counts) => ({ ...counts, flaky: 0 }),
  /** What passed at a second try is told apart; what never began has failed. */
  playwright({ errors, ...root }) {
    const tests = testsIn(root);
    const isLeftOut = ({ annotations }) => annotations.some(({ type }) => LEFT_OUT.has(type));
    const passed = tests.filter(({ status }) => status === 'expected').length;
    const flaky = tests.filter(({ status }) => status === 'flaky').length;
    const skipped = tests.filter((test) => test.status === 'skipped' && isLeftOut(test)).length;
    return {
      passed,
      flaky,
      skipped,
      failed: tests.length - passed - flaky - skipped + (tests.length === 0 ? errors.length : 0),
    };
  },
};

/**
 * Counts the tests of a run by the JSON report its runner has written. A command that writes none is one test.
 * @param {Runner} runner
 * @param {number | null} code how the run ended
 * @param {string} file where the report is
 * @returns {Counts}
 */
export function readReport(runner, code, file) {
  const isFine = code === 0;
  if (runner === 'command') return { ...NONE, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  if (!existsSync(file)) return { ...NONE, failed: 1 };

  const counts = READERS[runner](JSON.parse(readFileSync(file, 'utf8')));
  const ranNone = counts.passed + counts.flaky + counts.failed + counts.skipped === 0;
  return { ...counts, failed: isFine && !ranNone ? counts.failed : Math.max(counts.failed, 1) };
}

function verdict({ failed, missing }) {
  if (failed) return '✗';
  return missing ? '–' : '✓';
}

/** `12 passed, 1 flaky, 1 failed, 2 skipped`: the passed, and whatever else there is. */
function sayCounts({ passed, ...others }) {
  const shown = ['flaky', 'failed', 'skipped'].filter((key) => others[key] > 0);
  return [`${passed} passed`, ...shown.map((key) => `${others[key]} ${key}`)].join(', ');
}

function account({ ms, missing, ...counts }) {
  if (missing) return missing;
  return `${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${sayCounts(counts)}`;
}

/** Prints a line for each stage; the last line is the sum. @returns {boolean} whether nothing failed */
export function report(results) {
  print('\n──');
  for (const result of results) print(`${verdict(result)} ${result.name.padEnd(14)}${account(result)}`);

  const total = { ...NONE };
  for (const result of results) for (const key of Object.keys(total)) total[key] += result[key];
  print(`\n${sayCounts(total)}${total.failed ? '' : ', 0 failed'}`);
  return total.failed === 0;
}
