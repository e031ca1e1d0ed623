import { print } from '../launch/steps.mjs';

function verdict({ failed, missing }) {
  if (failed) return '✗';
  return missing ? '–' : '✓';
}

/** `12 passed, 1 failed, 2 skipped`; what is zero is left out, but not the passed. */
function sayCounts({ passed, failed, skipped }) {
  return [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');
}

function account({ ms, missing, ...counts }) {
  if (missing) return missing;
  return `${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${sayCounts(counts)}`;
}

/**
 * Prints a line for each stage; the last line is the sum.
 * @returns {boolean} whether nothing failed
 */
export function report(results) {
  print('\n──');
  for (const result of results) print(`${verdict(result)} ${result.name.padEnd(14)}${account(result)}`);

  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
  print(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return failed === 0;
}
