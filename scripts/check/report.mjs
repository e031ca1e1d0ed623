import { print } from '../launch/steps.mjs';
import { NONE } from './read-report.mjs';

function verdict({ failed, missing }) {
  if (failed) return '✗';
  return missing ? '–' : '✓';
}

/** `12 passed, 1 flaky, 1 failed, 2 skipped`: the passed, and whatever else there is. */
function sayCounts({ passed, ...others }) {
  const told = ['flaky', 'failed', 'skipped'].filter((key) => others[key] > 0);
  return [`${passed} passed`, ...told.map((key) => `${others[key]} ${key}`)].join(', ');
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
